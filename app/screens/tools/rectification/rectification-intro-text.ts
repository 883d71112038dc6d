// The words of the form: the first load has these and nothing of the engine.
export const rectificationIntro = {
  pageTitle: 'Rectification desk: how a chart moves over the doubt about its time',
  description:
    'For a birth time that is not sure: lagna, vargas, the Moon’s pada and the dashas of dated events, minute by minute over the doubt. Nothing is claimed, everything is shown, and nothing leaves the browser.',
  title: 'Rectification desk',
  lead: 'When the time of a birth is not sure, see what moves: lagna and vargas minute by minute, and which periods ran at the events of the life.',
  getsTitle: 'What you get',
  gets: [
    'Each time within the doubt, with lagna, navamsha and six more vargas',
    'The Moon’s nakshatra and pada at each time',
    'Vimshottari periods of your dated events, for each time',
    'Houses of Jupiter and Saturn at those events',
    'No score and no proposed time: the judgement stays with you',
  ],
} as const
