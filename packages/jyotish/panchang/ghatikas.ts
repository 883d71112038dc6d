// Varjyam and amrit kalam: four sixtieths of a nakshatra, from a ghati that differs by nakshatra. Checked against
// day pages of drikpanchang.com.
import type { Span } from '../elements.ts'
import type { Stretch, SunDay } from './sun-day.ts'

// Ghatis of sixty, Ashwini … Revati; Mula has two varjyams.
const VARJYAM = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
]
const MULA = 19
const MULA_SECOND = 20
const AMRIT = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
]

export type Ghatikas = Stretch & { nakshatra: number }

function at({ index, start, end }: Span, ghati: number): Ghatikas {
  const one = (end - start) / 60
  return { nakshatra: index, start: start + ghati * one, end: start + (ghati + 4) * one }
}

const within = (day: SunDay) => (found: Stretch) => found.end > day.start && found.start < day.end

/** All windows of the nakshatras of the day that touch it: none, one or two. */
export function varjyam(nakshatras: readonly Span[], day: SunDay): Ghatikas[] {
  return nakshatras
    .flatMap((span) => {
      const first = at(span, VARJYAM[span.index - 1]!)
      return span.index === MULA ? [at(span, MULA_SECOND), first] : [first]
    })
    .filter(within(day))
}

export function amritKalam(nakshatras: readonly Span[], day: SunDay): Ghatikas[] {
  return nakshatras.map((span) => at(span, AMRIT[span.index - 1]!)).filter(within(day))
}
