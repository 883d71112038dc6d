// The words of the form: the first load has these and nothing of the engine.
export const varshaIntro = {
  pageTitle: 'Varshaphala: your year of life by the Tajika system',
  description:
    'Cast a varshaphala free: the Sun’s return, muntha, lord of the year with panchavargiya bala, thirty-six sahams, Tajika yogas and mudda dasha, beside the birth chart.',
  title: 'Varshaphala',
  lead: 'The chart of the moment the Sun comes back to its place at birth, read by the Tajika system for the year that follows.',
  getsTitle: 'What you get',
  gets: [
    'The Sun’s return to the second, for any of 120 years',
    'The year’s chart beside the birth chart, with the muntha',
    'The lord of the year: five office-bearers and their panchavargiya bala',
    'Thirty-six sahams, the Tajika yogas that are made, harsha bala',
    'Mudda dasha with its parts',
  ],
} as const
