import type { SaturnPhase } from 'drishti-jyotish/kundli/sade-sati.ts'

export const SATURN_PHASES: Readonly<Record<SaturnPhase, string>> = {
  rising: 'Sade sati, first phase',
  peak: 'Sade sati, second phase',
  setting: 'Sade sati, third phase',
  dhaiya_4: 'Dhaiya, 4th from the Moon',
  dhaiya_8: 'Dhaiya, 8th from the Moon',
}
