// The page's state: a form for two, then a match that the address carries in its fragment. The engine comes with the
// first match.
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { store } from '#app/session/browser.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { type Earlier, keepBirth } from '../kundli/earlier.ts'
import type { MadePair, PairInput } from './cast-pair.ts'
import { matchIntro } from './match-intro.ts'
import type { MatchOptions } from './options.ts'
import {
  type Both,
  pairValues,
  readPairForm,
  type Side,
  type SideErrors,
  type SideKey,
  type SideValues,
} from './side-form.ts'

/** `turns` grow where the fields of a side are to be written anew. */
type Form = {
  values: Both<SideValues>
  places: Both<Place | null>
  errors: Both<SideErrors>
  problem: string | null
  turns: Both<number>
  /** How often the fields were checked. */
  checked: number
}
export type MatchStart = { values: Both<SideValues>; errors: Both<SideErrors>; made: MadePair | null }
export type FilledBirth = Earlier & { reading?: 'earlier' | 'later' }

const NONE: Both<SideErrors> = { a: {}, b: {} }
// Somewhere it is tomorrow already.
const today = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
const next = ({ a, b }: Both<number>) => ({ a: a + 1, b: b + 1 })
const placeOf = (side: Side) => (side.by === 'birth' ? side.place : null)

export function useMatch(start: MatchStart) {
  const [form, setForm] = useState<Form>({
    ...start,
    places: { a: null, b: null },
    problem: null,
    turns: { a: 0, b: 0 },
    checked: 0,
  })
  const [made, setMade] = useState<MadePair | null>(start.made)
  const [busy, setBusy] = useState(false)

  const rewrite = useCallback((change: Partial<Form>) => {
    setForm((known) => ({
      ...known,
      errors: NONE,
      problem: null,
      ...change,
      turns: next(known.turns),
      checked: known.checked + 1,
    }))
  }, [])

  const show = useCallback(
    async (input: PairInput, remember: boolean): Promise<void> => {
      // The result's own code too: what can't be loaded is said while the form still stands.
      const [{ castPair }, share] = await Promise.all([
        import('./cast-pair.ts'),
        import('./share.ts'),
        import('./result/result.tsx'),
      ])
      const casting = await castPair(input)
      const values = { a: share.sideValuesOf(input.a), b: share.sideValuesOf(input.b) }
      const places = { a: placeOf(input.a), b: placeOf(input.b) }
      rewrite({ values, places, errors: casting.errors ?? NONE })
      if (!casting.made) return
      setMade(casting.made)
      if (remember) for (const side of [input.b, input.a]) if (side.by === 'birth') keepBirth(store, side)
      const fragment = share.pairFragment(input)
      if (location.hash !== fragment) history.replaceState(history.state, '', fragment)
    },
    [rewrite],
  )

  const attempt = useCallback(
    async (values: Both<SideValues>, work: () => Promise<void>): Promise<void> => {
      setBusy(true)
      try {
        await work()
      } catch (error) {
        console.error(error)
        rewrite({ values, problem: matchIntro.failed })
      } finally {
        setBusy(false)
      }
    },
    [rewrite],
  )

  const read = useCallback(
    async (values: Both<SideValues>, options: MatchOptions, remember: boolean): Promise<void> => {
      const { browserPlaces } = await import('../places/browser-places.ts')
      const { pair, errors } = await readPairForm(values, { resolve: browserPlaces.resolve, today: today() })
      if (pair) return show({ ...pair, options }, remember)
      const chosen = async ({ place_id: id }: SideValues) => (id ? browserPlaces.resolve(id).catch(() => null) : null)
      rewrite({ values, errors, places: { a: await chosen(values.a), b: await chosen(values.b) } })
    },
    [rewrite, show],
  )

  // A shared address opens its match, also when it is typed over an open page.
  useEffect(() => {
    async function open() {
      if (location.hash.length < 2) return
      const { sharedPair } = await import('./share.ts')
      const shared = sharedPair(location.hash)
      if (shared) await attempt(shared.values, () => read(shared.values, shared.options, false))
    }
    void open()
    const onHash = () => void open()
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [attempt, read])

  return {
    form,
    made,
    busy,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (busy) return
      const values = pairValues(new FormData(event.currentTarget))
      void attempt(values, () => read(values, made?.input.options ?? {}, true))
    },
    /** Writes a known birth into the fields of one side; the other side is left as it is being typed. */
    async fill(side: SideKey, birth: FilledBirth) {
      const { sideValuesOf } = await import('./share.ts')
      const values = sideValuesOf({ reading: 'earlier', ...birth, by: 'birth' })
      setForm((known) => ({
        ...known,
        values: { ...known.values, [side]: values },
        places: { ...known.places, [side]: birth.place },
        errors: { ...known.errors, [side]: {} },
        turns: { ...known.turns, [side]: known.turns[side] + 1 },
      }))
    },
    actions: {
      edit() {
        setMade(null)
        history.replaceState(history.state, '', location.pathname)
      },
      again(change: Partial<PairInput>) {
        if (made) void attempt(form.values, () => show({ ...made.input, ...change }, false))
      },
    },
  }
}

export type MatchActions = ReturnType<typeof useMatch>['actions']
