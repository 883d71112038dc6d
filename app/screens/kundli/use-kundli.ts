// The page's state: a form, then a kundli. The engine is loaded on the first cast.

import { useLocation, useNavigate } from '@remix-run/react'
import type { KundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { type FormEvent, useRef, useState } from 'react'
import { checkBirthForm } from '#app/births/birth-form.ts'
import { type BirthErrors, type BirthValues, birthValues, type Reading, readingOf } from '#app/births/birth-values.ts'
import type { RecentBirth } from '#app/births/recent-births.ts'
import type { Cast, CastInput } from '#app/charts/cast-kundli.ts'
import { latestDateOnEarth } from '#app/format/latest-date-on-earth.ts'
import { useTexts } from '#app/language/texts.ts'
import { type IsWanted, useFragmentResult } from '#app/tool-forms/use-fragment-result.ts'
import { usePreloadOnFocus } from '#app/tool-forms/use-preload-on-focus.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { kundliIntroTexts } from './kundli-intro-text.ts'

type Form = {
  /** Initial values of the fields. */
  values: BirthValues
  place: Place | null
  errors: BirthErrors
  problem: string | null
  /** Increases when the fields must be mounted again with new values. */
  turn: number
  /** Counts what the form has to say, and its returns. */
  checked: number
}
/** The initial state of the page: empty, or the result of a form posted without JavaScript. */
export type KundliStart = { values: BirthValues; errors: BirthErrors; cast: Cast | null; problem: string | null }

/** A tool for births: the code of its result, and its default rules. */
export type ChartTool = { loadResult: () => Promise<unknown>; options: KundliOptions }

/** `isTyped`: the birth is in the fields of the form. */
type Casting = { wanted: IsWanted; isTyped: boolean; replace: boolean }

const loadBirth = () => import('#app/births/read-typed-birth.ts')

export function useKundli(start: KundliStart, { loadResult, options: usual }: ChartTool) {
  const kundliIntro = useTexts(kundliIntroTexts)
  /** Loads the result's code first, so that a failure is shown while the form is visible. */
  const loadWork = async () => (await Promise.all([loadBirth(), loadResult()]))[0]
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [form, setForm] = useState<Form>({ ...start, place: null, turn: 0, checked: 0 })
  const { result: cast, busy, attempt, show, drop } = useFragmentResult<Cast>(start.cast, open)
  /** The birth is from an account or a link, not from this browser. */
  const foreign = useRef('')

  /** Shows errors, or a problem of the whole form; the fields keep their values. */
  function tell(said: { errors?: BirthErrors; problem?: string }) {
    drop()
    setForm((known) => ({ ...known, errors: {}, problem: null, ...said, checked: known.checked + 1 }))
  }
  function write({ values, place, errors = {} }: Pick<Form, 'values' | 'place'> & { errors?: BirthErrors }) {
    setForm(({ turn, checked }) => ({ values, place, errors, problem: null, turn: turn + 1, checked: checked + 1 }))
  }
  const work = (of: (wanted: IsWanted) => Promise<void>) =>
    void attempt(of, () => tell({ problem: kundliIntro.failed }))

  async function castAndShow(input: CastInput, { wanted, isTyped, replace }: Casting): Promise<boolean> {
    const { castKundli: run, fragmentOf, valuesOf } = await loadWork()
    const { cast: kundli, errors } = await run(input)
    if (!wanted()) return false
    const written = { values: valuesOf(input), place: input.place }
    if (kundli) {
      write(written)
      show(kundli, fragmentOf(input), replace)
    } else if (isTyped) tell({ errors })
    else {
      drop()
      write({ ...written, errors })
    }
    return kundli !== null
  }

  function open(fragment: string) {
    work(async (wanted) => {
      const { readFragment, readTypedBirth, birthKey } = await loadWork()
      const shared = readFragment(fragment)
      if (!shared) return
      const { birth, place, errors } = await readTypedBirth(shared.values)
      if (!wanted()) return
      if (!birth) {
        drop()
        return write({ values: shared.values, place, errors })
      }
      foreign.current = birthKey(birth)
      // A preset's rules override the tool's defaults.
      const options = shared.options.preset ? shared.options : { ...usual, ...shared.options }
      const input = { ...birth, reading: readingOf(shared.values), options }
      await castAndShow(input, { wanted, isTyped: false, replace: true })
    })
  }

  return {
    form,
    cast,
    busy,
    warm: usePreloadOnFocus([loadBirth, loadResult, async () => (await loadBirth()).loadZones()]),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (busy) return
      const values = birthValues(new FormData(event.currentTarget))
      const wrong = checkBirthForm(values, { today: latestDateOnEarth(Date.now()) })
      if (wrong) return tell({ errors: wrong })
      const options = cast?.input.options ?? usual
      work(async (wanted) => {
        const { readTypedBirth, keepBirth, birthKey, store } = await loadWork()
        const { birth, errors } = await readTypedBirth(values)
        if (!wanted()) return
        if (!birth) return tell({ errors })
        const input = { ...birth, reading: readingOf(values), options }
        const done = await castAndShow(input, { wanted, isTyped: true, replace: false })
        if (done && birthKey(birth) !== foreign.current) keepBirth(store, birth)
      })
    },
    /** `own`: a birth stored in this browser, unlike one of an account. */
    choose(birth: RecentBirth & { reading?: Reading }, own: boolean) {
      work(async (wanted) => {
        const { keepBirth, birthKey, resolveSavedBirth, store } = await loadWork()
        const known = own ? birth : await resolveSavedBirth(birth)
        if (!wanted()) return
        if (!own) foreign.current = birthKey(known)
        const input = { reading: 'earlier' as const, ...known, options: usual }
        const done = await castAndShow(input, { wanted, isTyped: false, replace: false })
        if (done && own) keepBirth(store, birth)
      })
    },
    actions: {
      edit: () => navigate(pathname),
      recast(change: Partial<CastInput>) {
        if (!cast) return
        const input = { ...cast.input, ...change }
        work(async (wanted) => void (await castAndShow(input, { wanted, isTyped: false, replace: true })))
      },
    },
  }
}
