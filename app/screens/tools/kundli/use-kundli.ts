// The page's state: a form, then a kundli that the address carries in its fragment. The engine comes with the first cast.
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { store } from '#app/session/browser.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { type BirthErrors, type BirthValues, birthValues, readBirthForm } from '../birth/birth-form.ts'
import type { Cast, CastInput, Reading } from './cast.ts'
import { type Earlier, keepBirth } from './earlier.ts'
import { kundliIntro } from './kundli-intro.ts'

type Form = { values: BirthValues; place: Place | null; errors: BirthErrors; problem: string | null; turn: number }
type Start = { values: BirthValues; errors: BirthErrors; cast: Cast | null }

// Somewhere it is tomorrow already.
const today = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

export function useKundli(start: Start) {
  const [form, setForm] = useState<Form>({ ...start, place: null, problem: null, turn: 0 })
  const [cast, setCast] = useState<Cast | null>(start.cast)
  const [busy, setBusy] = useState(false)

  const fail = useCallback((change: Partial<Form>) => {
    setForm((known) => ({ ...known, errors: {}, problem: null, ...change, turn: known.turn + 1 }))
  }, [])

  const show = useCallback(
    async (input: CastInput, remember: boolean): Promise<void> => {
      // The result's own code too: what can't be loaded is said while the form still stands.
      const [{ cast: run }, { fragmentOf, valuesOf }] = await Promise.all([
        import('./cast.ts'),
        import('./share.ts'),
        import('./result/result.tsx'),
      ])
      const { cast: made, errors } = await run(input)
      const values = valuesOf(input)
      if (!made) return fail({ values, place: input.place, errors })
      setForm((known) => ({ values, place: input.place, errors: {}, problem: null, turn: known.turn + 1 }))
      setCast(made)
      if (remember) keepBirth(store, input)
      const fragment = fragmentOf(input)
      if (location.hash !== fragment) history.replaceState(history.state, '', fragment)
    },
    [fail],
  )

  const attempt = useCallback(
    async (values: BirthValues, work: () => Promise<void>): Promise<void> => {
      setBusy(true)
      try {
        await work()
      } catch (error) {
        console.error(error)
        fail({ values, problem: kundliIntro.failed })
      } finally {
        setBusy(false)
      }
    },
    [fail],
  )

  const read = useCallback(
    async (values: BirthValues, reading: Reading, options: object, remember: boolean): Promise<void> => {
      const { browserPlaces } = await import('../places/browser-places.ts')
      const { birth, errors } = await readBirthForm(values, { resolve: browserPlaces.resolve, today: today() })
      if (!birth)
        return fail({ values, place: await browserPlaces.resolve(values.place_id || '').catch(() => null), errors })
      await show({ ...birth, reading, options }, remember)
    },
    [fail, show],
  )

  // A shared address opens its kundli, also when it is typed over an open page.
  useEffect(() => {
    async function open() {
      if (location.hash.length < 2) return
      const { sharedIn } = await import('./share.ts')
      const shared = sharedIn(location.hash)
      if (!shared) return
      const { values, reading, options } = shared
      await attempt(values, () => read(values, reading, options, false))
    }
    void open()
    const onHash = () => void open()
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [attempt, read])

  return {
    form,
    cast,
    busy,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (busy) return
      const values = birthValues(new FormData(event.currentTarget))
      void attempt(values, () => read(values, 'earlier', cast?.input.options ?? {}, true))
    },
    choose: (birth: Earlier & { reading?: Reading }) =>
      void attempt({}, () => show({ reading: 'earlier', ...birth, options: cast?.input.options ?? {} }, true)),
    actions: {
      edit() {
        setCast(null)
        history.replaceState(history.state, '', location.pathname)
      },
      recast(change: Partial<CastInput>) {
        if (cast) void attempt(form.values, () => show({ ...cast.input, ...change }, true))
      },
    },
  }
}
