// The births that can be read for, and the reading itself: the engine loads when one is chosen.

import { useRouteLoaderData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { recentBirths } from '#app/births/recent-births.ts'
import { type SavedBirth, savedBirth } from '#app/births/saved-birth.ts'
import { useBirthsState } from '#app/births/use-births.ts'
import { useTexts } from '#app/language/texts.ts'
import { store } from '#app/login-state/browser-login.ts'
import type { RootData } from '#app/shell/root-data.ts'
import type { Place } from '#workers/contract/places/place.ts'
import type { HoroscopeRules } from './horoscope-path.ts'
import { type PersonalWhen, personalTexts } from './personal-text.ts'
import type { PersonalView } from './view-types.ts'

/** Saved births, then those cast in this browser; none on the server, which cannot read the storage. */
export function useKnownBirths() {
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  const { births, failed, again } = useBirthsState(Boolean(viewer))
  const [before, setBefore] = useState<readonly SavedBirth[]>([])
  useEffect(() => setBefore(recentBirths(store).map((birth) => ({ ...birth, reading: 'earlier' }))), [])
  const saved = (births ?? []).map(savedBirth)
  const known = (birth: SavedBirth) => saved.some((other) => keyOf(other) === keyOf(birth))
  return {
    births: [...saved, ...before.filter((birth) => !known(birth))],
    loading: Boolean(viewer) && !births && !failed,
    failed,
    again,
    /** The account in which a birth could be saved. */
    keeps: viewer?.role === 'user',
  }
}

export const keyOf = ({ name, date, time, place }: SavedBirth) => [name, date, time, place.lat, place.lon].join()

type Reading = { view: PersonalView | null; problem: string | null; busy: boolean }
const NOTHING: Reading = { view: null, problem: null, busy: false }

type How = { when: PersonalWhen; place: Place; rules: HoroscopeRules }

export function usePersonal(birth: SavedBirth | null, { when, place, rules }: How) {
  const text = useTexts(personalTexts)
  const [reading, setReading] = useState(NOTHING)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn tries again; a place is its id
  useEffect(() => {
    if (!birth) return setReading(NOTHING)
    let wanted = true
    setReading(({ view }) => ({ view, problem: null, busy: true }))
    import('./build-personal.ts')
      .then(({ buildPersonal }) => buildPersonal({ birth, when, place, rules, now: Date.now() }))
      .then((answer) => wanted && setReading({ ...answer, busy: false }))
      .catch((error) => {
        console.error(error)
        if (wanted) setReading({ view: null, problem: text.failed, busy: false })
      })
    return () => {
      wanted = false
    }
  }, [birth, when, place.id, rules.preset, rules.ayanamsa, turn])
  return { ...reading, again: () => setTurn((known) => known + 1) }
}
