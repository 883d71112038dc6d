import type { SaturnPhase } from 'drishti-jyotish/kundli/doshas/sade-sati.ts'
import { texts } from '#app/language/texts.ts'

export const saturnPhaseTexts = texts<Readonly<Record<SaturnPhase, string>>>({
  en: {
    rising: 'Sade sati, first phase',
    peak: 'Sade sati, second phase',
    setting: 'Sade sati, third phase',
    dhaiya_4: 'Dhaiya, 4th from the Moon',
    dhaiya_8: 'Dhaiya, 8th from the Moon',
  },
  hi: {
    rising: 'साढ़ेसाती, पहला चरण',
    peak: 'साढ़ेसाती, दूसरा चरण',
    setting: 'साढ़ेसाती, तीसरा चरण',
    dhaiya_4: 'ढैया, चंद्र से चौथे भाव में',
    dhaiya_8: 'ढैया, चंद्र से आठवें भाव में',
  },
})
