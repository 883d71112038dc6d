// Texts of the desk for a birth time that is unknown or uncertain.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { divisionName } from '#app/charts/division-name.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { deskTexts } from '#app/screens/consultations/desk/desk-text.ts'
import type { TimeDoubt } from '#app/screens/consultations/desk/engine/time-doubt.ts'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskPlace } from '#workers/contract/consultations/desk.ts'

/** An uncertainty of twelve hours means an unknown time. */
const UNKNOWN = 720

/** For the births of a place: one for a chart, two for the match. Null if every time is known. */
export function unknownTime(birth: AttachedBirth, { view, second }: Pick<DeskPlace, 'view' | 'second'>): string | null {
  const text = deskTexts[currentLanguage()]
  if (view !== 'match' || !birth.second) {
    const shown = (second ? birth.second : null) ?? birth
    return shown.time === null ? text.noon : null
  }
  const unknown = [birth, birth.second].filter(({ time }) => time === null)
  if (unknown.length === 0) return null
  return text.noonOf(unknown.length === 2 ? text.both : (unknown[0]?.name ?? ''))
}

type Doubtful = Pick<Kundli, 'uncertainty'> & { vargas: readonly { varga: number }[] }
type Shown = Pick<DeskPlace, 'view' | 'varga'>

/** True for an uncertainty of minutes, for which `doubt` must be calculated. */
export function hasDoubt({ uncertainty: { minutes } }: Pick<Kundli, 'uncertainty'>): boolean {
  return minutes > 0 && minutes < UNKNOWN
}

/** The text about the uncertainty for the part that a place shows; null without one, and until it is calculated. */
export function doubtWords(made: Doubtful, { view, varga }: Shown, doubt: TimeDoubt | null): string | null {
  const text = deskTexts[currentLanguage()]
  const { minutes, changes } = made.uncertainty
  // The match shows the range of its points, and a day's panchang has no birth time.
  if (minutes === 0 || view === 'match' || view === 'panchang') return null
  if (view === 'chart') return chartWords(made, varga, doubt)
  if (!hasDoubt(made)) return null
  if (view === 'dasha')
    return (
      doubt &&
      `${text.doubt(minutes)} ${text.dashaShift(kundliTexts[currentLanguage()].holds.dashaDays(Math.round(doubt.dashaDays)))}`
    )
  return `${text.doubt(minutes)} ${changes.includes('lagna') ? text.lagnaChanges : text.lagnaHolds}`
}

function chartWords(made: Doubtful, varga: Shown['varga'], doubt: TimeDoubt | null): string | null {
  const text = deskTexts[currentLanguage()]
  const { minutes, changes } = made.uncertainty
  const name = divisionName(varga)
  if (varga === 'moon') {
    if (changes.includes('moon_sign')) return hasDoubt(made) ? text.moonDoubt(minutes) : text.moonUnknown
    return hasDoubt(made) ? text.moonHolds(minutes) : null
  }
  const drawn = made.vargas.find((each) => each.varga === varga)
  if (!drawn) return null
  if (!hasDoubt(made)) return text.vargaUnknown(name)
  if (!doubt) return null
  return doubt.vargas.some((each) => each === varga) ? text.vargaDoubt(name, minutes) : text.vargaHolds(name, minutes)
}
