// The words of the form: the first load has these and nothing of the engine.
export const kundliIntro = {
  title: 'Free Kundli',
  pageTitle: 'Free Kundli: your Vedic birth chart, exact to the arcsecond',
  description:
    'Cast a kundli free: sixteen charts, dashas to five levels, yogas, doshas with their reasons, and the rule behind every line. No log-in.',
  lead: 'Exact to the arcsecond, with the rule behind every line. Nothing is stored, and the birth stays in your browser.',
  name: 'Name',
  nameHint: 'Only for the top of the page. It may stay empty.',
  date: 'Date of birth',
  time: 'Time of birth',
  place: 'Place of birth',
  submit: 'Cast the kundli',
  casting: 'Casting…',
  failed: 'The kundli could not be loaded. Please check the connection and try again.',
  earlier: 'Cast before, in this browser',
  forget: (name: string) => `Forget ${name}`,
  unnamed: 'Kundli',
  timeUnknown: 'time unknown',
  getsTitle: 'What you get',
  gets: [
    'The birth chart in North, South and East style, and fifteen divisions of it',
    'Grahas to the arcsecond, with dignity, combustion, retrogression',
    'Vimshottari, Yogini and Ashtottari dashas, down to five levels',
    'Yogas and doshas, each with the placements that make it and what lifts it',
    'Ashtakavarga, shadbala, transits for any day',
    'The zone rule that was in force at the birth, war times included',
  ],
} as const
