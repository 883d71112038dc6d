// Saturn's periods, in Hindi.
import type { SaturnPhase } from 'drishti-jyotish/kundli/sade-sati.ts'

export const SATURN_PHASES: Readonly<Record<SaturnPhase, string>> = {
  rising: 'साढ़ेसाती, पहला चरण',
  peak: 'साढ़ेसाती, दूसरा चरण',
  setting: 'साढ़ेसाती, तीसरा चरण',
  dhaiya_4: 'ढैया, चंद्र से चौथे भाव में',
  dhaiya_8: 'ढैया, चंद्र से आठवें भाव में',
}
