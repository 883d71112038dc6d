// The words of the form: the first load has these and nothing of the engine.
export const kpIntro = {
  pageTitle: 'KP chart: cusps, sub lords, significators, ruling planets',
  description:
    'Cast a KP chart free: Placidus cusps with sign, star, sub and sub-sub lords, significators in four ranks, ruling planets. Nothing of your birth leaves the browser.',
  title: 'KP chart',
  lead: 'The chart by the Krishnamurti Paddhati: every cusp and graha to its sub-sub lord, and which houses each one signifies.',
  getsTitle: 'What you get',
  gets: [
    'Placidus cusps with the lords of sign, star, sub and sub-sub',
    'The nine grahas with the same lords, by the houses that the cusps make',
    'Significators of every house in four ranks, and the houses of every graha',
    'For whom Rahu and Ketu act',
    'Ruling planets of the birth',
  ],
} as const
