// The almanac’s further tables, as the server words them.
export const tablesText = {
  dayAndNight: {
    title: 'Day and night',
    what: 'How long the Sun is up and down, and when the middle of the day is. The sandhyas are the twilights before sunrise and after sunset, kept for prayer.',
    day: 'Day (dinamana)',
    night: 'Night (ratrimana)',
    midday: 'Midday (madhyahna)',
  },
  special: {
    title: 'Special yogas and Moon windows',
    what: 'Combinations of weekday, tithi and star that favour beginnings, and spans of the Moon that some traditions keep in mind. Their names come from the combination that makes them.',
    anandadi: 'Anandadi yoga',
  },
  bala: {
    title: 'Chandrabala and tarabala',
    what: 'For which Moon signs and stars the day’s Moon stands well. One counts from one’s own Moon sign, or from one’s birth star in nines.',
    goodFor: 'Good for',
    chandrashtama: 'Chandrashtama',
    stars: 'Good stars',
  },
  directions: {
    title: 'Directions',
    what: 'Where tradition places the day’s obstacles, and the seats of Moon, fire and Shiva. They were asked before travels and fire offerings.',
    dishaShool: 'Disha shool',
    rahu: 'Rahu',
    moon: 'Moon',
    agni: 'Agni',
    shiva: 'Shiva',
  },
  rising: {
    title: 'Rising signs',
    what: 'Which sign rises in the east, hour by hour: the lagna of whatever begins then. Each stays for about two hours.',
  },
  gowri: {
    title: 'Gowri panchangam',
    what: 'The South Indian eighths of day and night. Their order differs from that of the choghadiya.',
  },
  events: {
    title: 'Sky events',
    what: 'Changes of sign and direction on this day, eclipses, and the next new and full moon. Times are those of the place.',
    fullMoon: 'Full moon',
    newMoon: 'New moon',
    sankranti: 'Next sankranti',
    enters: (sign: string) => `enters ${sign}`,
    notSeen: 'not seen from here',
    sutak: (time: string) => `; sutak from ${time}`,
  },
  counts: {
    title: 'Counts',
    what: 'Numbers of the day in other reckonings. They count days or years from a fixed beginning.',
    julian: 'Julian day',
    kaliYear: 'Kali year',
    ahargana: 'Kali ahargana',
    national: 'National calendar',
    regional: 'Regional',
    telugu: (month: string, tithi: string) => `Telugu ${month} ${tithi}`,
  },
} as const
