// The almanac’s further tables, as the server words them.
export const tablesText = {
  dayAndNight: {
    title: 'Day and night',
    day: 'Day (dinamana)',
    night: 'Night (ratrimana)',
    midday: 'Midday (madhyahna)',
  },
  special: {
    title: 'Special yogas and Moon windows',
    anandadi: 'Anandadi yoga',
  },
  bala: {
    title: 'Chandrabala and tarabala',
    goodFor: 'Good for',
    chandrashtama: 'Chandrashtama',
    stars: 'Good stars',
  },
  directions: {
    title: 'Directions',
    dishaShool: 'Disha shool',
    rahu: 'Rahu',
    moon: 'Moon',
    agni: 'Agni',
    shiva: 'Shiva',
  },
  rising: {
    title: 'Rising signs',
  },
  gowri: {
    title: 'Gowri panchangam',
  },
  events: {
    title: 'Sky events',
    fullMoon: 'Full moon',
    newMoon: 'New moon',
    sankranti: 'Next sankranti',
    enters: (sign: string) => `enters ${sign}`,
    notSeen: 'not seen from here',
    sutak: (time: string) => `; sutak from ${time}`,
  },
  counts: {
    title: 'Counts',
    julian: 'Julian day',
    kaliYear: 'Kali year',
    ahargana: 'Kali ahargana',
    national: 'National calendar',
    regional: 'Regional',
    telugu: (month: string, tithi: string) => `Telugu ${month} ${tithi}`,
  },
} as const
