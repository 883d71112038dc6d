// The page's state: a form for two, then a match. The engine comes with the first match.

import { useLocation, useNavigate } from '@remix-run/react'
import { matchWords } from 'drishti-jyotish/words/match.ts'
import { type FormEvent, useRef, useState } from 'react'
import { loadWords } from '#app/language/load-words.ts'
import { useTexts } from '#app/language/texts.ts'
import type { Place } from '#workers/contract/places/place.ts'
import type { RecentBirth } from '../kundli/recent-births.ts'
import { type IsWanted, useFragmentResult } from '../shared/use-fragment-result.ts'
import { usePreloadOnFocus } from '../shared/use-preload-on-focus.ts'
import type { PairInput, PairResult } from './cast-pair.ts'
import type { MatchActions } from './match-actions.ts'
import { matchIntroTexts } from './match-intro-text.ts'
import type { Both, SideKey, SideValues } from './pair-values.ts'
import { pairValues } from './pair-values.ts'
import type { PersonErrors } from './person-form.ts'

/** `turns` grow where the fields of a side are to be written anew. */
type Form = {
  values: Both<SideValues>
  places: Both<Place | null>
  errors: Both<PersonErrors>
  problem: string | null
  turns: Both<number>
  /** Counts the checks and returns of the form. */
  checked: number
}
export type MatchStart = {
  values: Both<SideValues>
  errors: Both<PersonErrors>
  result: PairResult | null
  problem: string | null
}
export type FilledBirth = RecentBirth & { reading?: 'earlier' | 'later' }

const NONE: Both<PersonErrors> = { a: {}, b: {} }

/** The result's own code too: what can't be loaded is said while the form still stands. */
export const loadResult = async () => (await Promise.all([import('./result/result.tsx'), loadWords(matchWords)]))[0]
const loadPair = () => import('./read-typed-pair.ts')
const loadWork = async () => (await Promise.all([loadPair(), loadResult()]))[0]

export function useMatch(start: MatchStart) {
  const matchIntro = useTexts(matchIntroTexts)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState<Form>({ ...start, places: { a: null, b: null }, turns: { a: 0, b: 0 }, checked: 0 })
  const { result, busy, attempt, show, drop } = useFragmentResult<PairResult>(start.result, open)
  /** Births of an account or of a link: none of this browser's own. */
  const foreign = useRef(new Set<string>())

  function rewrite(change: Partial<Form>) {
    setForm((known) => ({
      ...known,
      errors: NONE,
      problem: null,
      ...change,
      turns: { a: known.turns.a + 1, b: known.turns.b + 1 },
      checked: known.checked + 1,
    }))
  }
  function fail(change: Partial<Form>) {
    drop()
    rewrite(change)
  }
  const work = (values: Both<SideValues>, of: (wanted: IsWanted) => Promise<void>) =>
    void attempt(of, () => fail({ values, problem: matchIntro.failed }))

  async function castAndShow(input: PairInput, wanted: IsWanted, replace: boolean): Promise<boolean> {
    const { castPair, pairValuesOf, pairFragment } = await loadWork()
    const casting = await castPair(input)
    if (!wanted()) return false
    if (casting.result) {
      rewrite(pairValuesOf(input))
      show(casting.result, pairFragment(input), replace)
    } else fail({ ...pairValuesOf(input), errors: casting.errors })
    return casting.result !== null
  }

  function open(fragment: string) {
    work(form.values, async (wanted) => {
      const { readPairFragment, readTypedPair, birthsOf } = await loadWork()
      const shared = readPairFragment(fragment)
      if (!shared) return
      const { pair, places, errors } = await readTypedPair(shared.values)
      if (!wanted()) return
      if (!pair) return fail({ values: shared.values, places, errors })
      for (const { key } of birthsOf(pair)) foreign.current.add(key)
      await castAndShow({ ...pair, options: shared.options }, wanted, true)
    })
  }

  return {
    form,
    result,
    busy,
    warm: usePreloadOnFocus([loadPair, loadResult, async () => (await loadPair()).loadZones()]),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (busy) return
      const values = pairValues(new FormData(event.currentTarget))
      const options = result?.input.options ?? {}
      work(values, async (wanted) => {
        const { readTypedPair, storeOwnBirths } = await loadWork()
        const { pair, places, errors } = await readTypedPair(values)
        if (!wanted()) return
        if (!pair) return fail({ values, places, errors })
        if (await castAndShow({ ...pair, options }, wanted, false)) storeOwnBirths(pair, foreign.current)
      })
    },
    /** Writes a known birth into the fields of one side; the other side is left as it is being typed. */
    async fill(side: SideKey, birth: FilledBirth, own: boolean) {
      const { sideValuesOf, birthKey, resolveSavedBirth } = await loadPair()
      const known = own ? birth : await resolveSavedBirth(birth)
      if (!own) foreign.current.add(birthKey(known))
      const values = sideValuesOf({ reading: 'earlier', ...known, by: 'birth' })
      setForm((form) => ({
        ...form,
        values: { ...form.values, [side]: values },
        places: { ...form.places, [side]: known.place },
        errors: { ...form.errors, [side]: {} },
        turns: { ...form.turns, [side]: form.turns[side] + 1 },
      }))
    },
    actions: {
      edit: () => navigate(pathname),
      again(change) {
        if (result) work(form.values, async (wanted) => void castAndShow({ ...result.input, ...change }, wanted, true))
      },
    } satisfies MatchActions,
  }
}
