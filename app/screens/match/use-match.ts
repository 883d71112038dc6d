// The page's state: a form for two, then a match. The engine is loaded on the first match.

import { useLocation, useNavigate } from '@remix-run/react'
import { matchWords } from 'drishti-jyotish/words/match.ts'
import { type FormEvent, useRef, useState } from 'react'
import type { RecentBirth } from '#app/births/recent-births.ts'
import { latestDateOnEarth } from '#app/format/latest-date-on-earth.ts'
import { loadWords } from '#app/language/load-words.ts'
import { useTexts } from '#app/language/texts.ts'
import { type IsWanted, useFragmentResult } from '#app/tool-forms/use-fragment-result.ts'
import { usePreloadOnFocus } from '#app/tool-forms/use-preload-on-focus.ts'
import type { Place } from '#workers/contract/places/place.ts'
import type { PairInput, PairResult } from './cast-pair.ts'
import type { MatchActions } from './match-actions.ts'
import { matchIntroTexts } from './match-intro-text.ts'
import { type Both, pairValues, type SideKey, type SideValues } from './pair-values.ts'
import { checkPairForm, type PersonErrors } from './person-form.ts'

type Form = {
  /** Initial values of the fields. */
  values: Both<SideValues>
  places: Both<Place | null>
  errors: Both<PersonErrors>
  problem: string | null
  /** Increase when the fields of a side must be mounted again with new values. */
  turns: Both<number>
  /** Counts what the form has to say, and its returns. */
  checked: number
}
export type MatchStart = {
  values: Both<SideValues>
  errors: Both<PersonErrors>
  result: PairResult | null
  problem: string | null
}
export type FilledBirth = RecentBirth & { reading?: 'earlier' | 'later' }

type Written = Pick<Form, 'values' | 'places'> & { errors?: Both<PersonErrors> }
/** `isTyped`: the births are in the fields of the form. */
type Casting = { wanted: IsWanted; isTyped: boolean; replace: boolean }

const NONE: Both<PersonErrors> = { a: {}, b: {} }

/** Loads the result's code first, so that a failure is shown while the form is visible. */
export const loadResult = async () => (await Promise.all([import('./result/result.tsx'), loadWords(matchWords)]))[0]
const loadPair = () => import('./read-typed-pair.ts')
const loadWork = async () => (await Promise.all([loadPair(), loadResult()]))[0]

export function useMatch(start: MatchStart) {
  const matchIntro = useTexts(matchIntroTexts)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState<Form>({ ...start, places: { a: null, b: null }, turns: { a: 0, b: 0 }, checked: 0 })
  const { result, busy, attempt, show, drop } = useFragmentResult<PairResult>(start.result, open)
  /** The births are from an account or a link, not from this browser. */
  const foreign = useRef(new Set<string>())

  /** Shows errors, or a problem of the whole form; the fields keep their values. */
  function tell(said: { errors?: Both<PersonErrors>; problem?: string }) {
    drop()
    setForm((known) => ({ ...known, errors: NONE, problem: null, ...said, checked: known.checked + 1 }))
  }
  function write({ values, places, errors = NONE }: Written) {
    setForm(({ turns, checked }) => ({
      values,
      places,
      errors,
      problem: null,
      turns: { a: turns.a + 1, b: turns.b + 1 },
      checked: checked + 1,
    }))
  }
  const work = (of: (wanted: IsWanted) => Promise<void>) => void attempt(of, () => tell({ problem: matchIntro.failed }))

  async function castAndShow(input: PairInput, { wanted, isTyped, replace }: Casting): Promise<boolean> {
    const { castPair, pairValuesOf, pairFragment } = await loadWork()
    const { result: found, errors } = await castPair(input)
    if (!wanted()) return false
    if (found) {
      write(pairValuesOf(input))
      show(found, pairFragment(input), replace)
    } else if (isTyped) tell({ errors })
    else {
      drop()
      write({ ...pairValuesOf(input), errors })
    }
    return found !== null
  }

  function open(fragment: string) {
    work(async (wanted) => {
      const { readPairFragment, readTypedPair, birthsOf } = await loadWork()
      const shared = readPairFragment(fragment)
      if (!shared) return
      const { pair, places, errors } = await readTypedPair(shared.values)
      if (!wanted()) return
      if (!pair) {
        drop()
        return write({ values: shared.values, places, errors })
      }
      for (const { key } of birthsOf(pair)) foreign.current.add(key)
      await castAndShow({ ...pair, options: shared.options }, { wanted, isTyped: false, replace: true })
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
      const wrong = checkPairForm(values, { today: latestDateOnEarth(Date.now()) })
      if (wrong) return tell({ errors: wrong })
      const options = result?.input.options ?? {}
      work(async (wanted) => {
        const { readTypedPair, storeOwnBirths } = await loadWork()
        const { pair, errors } = await readTypedPair(values)
        if (!wanted()) return
        if (!pair) return tell({ errors })
        const done = await castAndShow({ ...pair, options }, { wanted, isTyped: true, replace: false })
        if (done) storeOwnBirths(pair, foreign.current)
      })
    },
    /** Writes a known birth into the fields of one side without changing the other one. */
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
        if (!result) return
        const input = { ...result.input, ...change }
        work(async (wanted) => void (await castAndShow(input, { wanted, isTyped: false, replace: true })))
      },
    } satisfies MatchActions,
  }
}
