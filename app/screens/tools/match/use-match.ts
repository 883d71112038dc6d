// The page's state: a form for two, then a match that the address carries in its fragment, so that Back leads to the
// form again. The engine comes with the first match.
import { useLocation, useNavigate } from '@remix-run/react'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from '#workers/contract/places/place.ts'
import type { Earlier } from '../kundli/earlier.ts'
import type { MadePair, PairInput } from './cast-pair.ts'
import { matchIntro } from './match-intro.ts'
import type { Both, SideKey, SideValues } from './pair-values.ts'
import { pairValues } from './pair-values.ts'
import type { SideErrors } from './side-form.ts'

/** `turns` grow where the fields of a side are to be written anew. */
type Form = {
  values: Both<SideValues>
  places: Both<Place | null>
  errors: Both<SideErrors>
  problem: string | null
  turns: Both<number>
  /** How often the form was checked, or came back. */
  checked: number
}
export type MatchStart = {
  values: Both<SideValues>
  errors: Both<SideErrors>
  made: MadePair | null
  problem: string | null
}
export type FilledBirth = Earlier & { reading?: 'earlier' | 'later' }

const NONE: Both<SideErrors> = { a: {}, b: {} }

/** The result's own code too: what can't be loaded is said while the form still stands. */
const loadWork = async () => (await Promise.all([import('./open-pair.ts'), import('./result/result.tsx')]))[0]

export function useMatch(start: MatchStart) {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState<Form>({ ...start, places: { a: null, b: null }, turns: { a: 0, b: 0 }, checked: 0 })
  const [made, setMade] = useState<MadePair | null>(start.made)
  const [busy, setBusy] = useState(false)
  /** The fragment of what is shown. */
  const shown = useRef('')
  /** Births of an account or of a link: none of this browser's own. */
  const foreign = useRef(new Set<string>())
  const turn = useRef(0)

  const rewrite = useCallback((change: Partial<Form>) => {
    setForm((known) => ({
      ...known,
      errors: NONE,
      problem: null,
      ...change,
      turns: { a: known.turns.a + 1, b: known.turns.b + 1 },
      checked: known.checked + 1,
    }))
  }, [])
  const fail = useCallback(
    (change: Partial<Form>) => {
      setMade(null)
      shown.current = ''
      rewrite(change)
    },
    [rewrite],
  )

  /** One thing at a time: what was asked before is dropped. */
  const attempt = useCallback(
    async (values: Both<SideValues>, work: (wanted: () => boolean) => Promise<void>): Promise<void> => {
      turn.current += 1
      const mine = turn.current
      const wanted = () => mine === turn.current
      setBusy(true)
      try {
        await work(wanted)
      } catch (error) {
        console.error(error)
        if (wanted()) fail({ values, problem: matchIntro.failed })
      } finally {
        if (wanted()) setBusy(false)
      }
    },
    [fail],
  )

  const show = useCallback(
    async (input: PairInput, wanted: () => boolean, replace: boolean): Promise<boolean> => {
      const { castPair, written, pairFragment } = await loadWork()
      const casting = await castPair(input)
      if (!wanted()) return false
      if (!casting.made) {
        fail({ ...written(input), errors: casting.errors })
        return false
      }
      rewrite(written(input))
      setMade(casting.made)
      shown.current = pairFragment(input)
      if (location.hash !== shown.current) navigate(shown.current, { replace, preventScrollReset: replace })
      return true
    },
    [fail, rewrite, navigate],
  )

  // The address says what is shown: a shared link, Back to the form, and forth again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another fragment opens another match
  useEffect(() => {
    if (hash === shown.current) return
    shown.current = ''
    if (hash.length < 2) {
      turn.current += 1
      setBusy(false)
      setMade(null)
      return
    }
    void attempt(form.values, async (wanted) => {
      const { sharedPair, readTyped, birthsOf } = await loadWork()
      const shared = sharedPair(hash)
      if (!shared) return
      const { pair, places, errors } = await readTyped(shared.values)
      if (!wanted()) return
      if (!pair) return fail({ values: shared.values, places, errors })
      for (const { key } of birthsOf(pair)) foreign.current.add(key)
      await show({ ...pair, options: shared.options }, wanted, true)
    })
  }, [hash])

  return {
    form,
    made,
    busy,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (busy) return
      const values = pairValues(new FormData(event.currentTarget))
      const options = made?.input.options ?? {}
      void attempt(values, async (wanted) => {
        const { readTyped, keepOwn } = await loadWork()
        const { pair, places, errors } = await readTyped(values)
        if (!wanted()) return
        if (!pair) return fail({ values, places, errors })
        if (await show({ ...pair, options }, wanted, false)) keepOwn(pair, foreign.current)
      })
    },
    /** Writes a known birth into the fields of one side; the other side is left as it is being typed. */
    async fill(side: SideKey, birth: FilledBirth, own: boolean) {
      const { sideValuesOf, birthKey } = await import('./open-pair.ts')
      if (!own) foreign.current.add(birthKey(birth))
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
      edit: () => navigate(pathname),
      again(change: Partial<PairInput>) {
        if (made) void attempt(form.values, async (wanted) => void show({ ...made.input, ...change }, wanted, true))
      },
    },
  }
}

export type MatchActions = ReturnType<typeof useMatch>['actions']
