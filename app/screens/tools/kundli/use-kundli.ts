// The page's state: a form, then a kundli that the address carries in its fragment, so that Back leads to the form
// again. The engine comes with the first cast.
import { useLocation, useNavigate } from '@remix-run/react'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from '#workers/contract/places/place.ts'
import { type BirthErrors, type BirthValues, birthValues } from '../birth/birth-values.ts'
import type { Cast, CastInput, Reading } from './cast.ts'
import type { Earlier } from './earlier.ts'
import { kundliIntro } from './kundli-intro.ts'

type Form = { values: BirthValues; place: Place | null; errors: BirthErrors; problem: string | null; turn: number }
/** What the page begins with: nothing, or what a form sent without scripts led to. */
export type KundliStart = { values: BirthValues; errors: BirthErrors; cast: Cast | null; problem: string | null }

/** The result's own code too: what can't be loaded is said while the form still stands. */
const loadWork = async () => (await Promise.all([import('./open-birth.ts'), import('./result/result.tsx')]))[0]

export function useKundli(start: KundliStart) {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState<Form>({ ...start, place: null, turn: 0 })
  const [cast, setCast] = useState<Cast | null>(start.cast)
  const [busy, setBusy] = useState(false)
  /** The fragment of what is shown. */
  const shown = useRef('')
  /** The birth of an account or of a link: no birth of this browser's own. */
  const foreign = useRef('')
  const turn = useRef(0)

  const fail = useCallback((change: Partial<Form>) => {
    setCast(null)
    shown.current = ''
    setForm((known) => ({ ...known, errors: {}, problem: null, ...change, turn: known.turn + 1 }))
  }, [])

  /** One thing at a time: what was asked before is dropped. */
  const attempt = useCallback(
    async (values: BirthValues, work: (wanted: () => boolean) => Promise<void>): Promise<void> => {
      turn.current += 1
      const mine = turn.current
      const wanted = () => mine === turn.current
      setBusy(true)
      try {
        await work(wanted)
      } catch (error) {
        console.error(error)
        if (wanted()) fail({ values, problem: kundliIntro.failed })
      } finally {
        if (wanted()) setBusy(false)
      }
    },
    [fail],
  )

  const show = useCallback(
    async (input: CastInput, wanted: () => boolean, replace: boolean): Promise<boolean> => {
      const { cast: run, fragmentOf, valuesOf } = await loadWork()
      const { cast: made, errors } = await run(input)
      if (!wanted()) return false
      const values = valuesOf(input)
      if (!made) {
        fail({ values, place: input.place, errors })
        return false
      }
      setForm((known) => ({ values, place: input.place, errors: {}, problem: null, turn: known.turn + 1 }))
      setCast(made)
      shown.current = fragmentOf(input)
      if (location.hash !== shown.current) navigate(shown.current, { replace, preventScrollReset: replace })
      return true
    },
    [fail, navigate],
  )

  // The address says what is shown: a shared link, Back to the form, and forth again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another fragment opens another birth
  useEffect(() => {
    if (hash === shown.current) return
    shown.current = ''
    if (hash.length < 2) {
      turn.current += 1
      setBusy(false)
      setCast(null)
      return
    }
    void attempt({}, async (wanted) => {
      const { sharedIn, readTyped, birthKey } = await loadWork()
      const shared = sharedIn(hash)
      if (!shared) return
      const { birth, place, errors } = await readTyped(shared.values)
      if (!wanted()) return
      if (!birth) return fail({ values: shared.values, place, errors })
      foreign.current = birthKey(birth)
      await show({ ...birth, reading: shared.reading, options: shared.options }, wanted, true)
    })
  }, [hash])

  return {
    form,
    cast,
    busy,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (busy) return
      const values = birthValues(new FormData(event.currentTarget))
      const options = cast?.input.options ?? {}
      void attempt(values, async (wanted) => {
        const { readTyped, keepBirth, birthKey, store } = await loadWork()
        const { birth, place, errors } = await readTyped(values)
        if (!wanted()) return
        if (!birth) return fail({ values, place, errors })
        const done = await show({ ...birth, reading: 'earlier', options }, wanted, false)
        if (done && birthKey(birth) !== foreign.current) keepBirth(store, birth)
      })
    },
    /** `own` is a birth that this browser keeps; one of an account stays there. */
    choose(birth: Earlier & { reading?: Reading }, own: boolean) {
      void attempt({}, async (wanted) => {
        const { keepBirth, birthKey, store } = await loadWork()
        if (!own) foreign.current = birthKey(birth)
        const done = await show({ reading: 'earlier', ...birth, options: {} }, wanted, false)
        if (done && own) keepBirth(store, birth)
      })
    },
    actions: {
      edit: () => navigate(pathname),
      recast(change: Partial<CastInput>) {
        if (cast) void attempt(form.values, async (wanted) => void show({ ...cast.input, ...change }, wanted, true))
      },
    },
  }
}
