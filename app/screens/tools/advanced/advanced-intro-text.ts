// The words of the form: the first load has these and nothing of the engine.
export const advancedIntro = {
  pageTitle: 'Advanced kundli: special lagnas, shodhana, Jaimini dashas, transits',
  description:
    'Special lagnas, bhava bala, vimshopaka, reduced ashtakavarga, avasthas, argala, chara, narayana and kalachakra dasha, and a calendar of transits. Nothing of your birth leaves the browser.',
  title: 'Advanced kundli',
  lead: 'What working astrologers ask for after the kundli: strengths in detail, Jaimini’s aspects and dashas, and a search of transits over the chart.',
  getsTitle: 'What you get',
  gets: [
    'Hora, ghati, bhava, sree, indu and varnada lagna, pranapada',
    'Bhava bala, ishta and kashta phala, vimshopaka',
    'Ashtakavarga after both reductions, pindas, kakshyas of today',
    'Avasthas, rashi drishti and argala',
    'Chara, narayana and kalachakra dasha',
    'Transits over the chart and dashas that begin, as a calendar file too',
  ],
} as const
