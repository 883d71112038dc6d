// The fields of a birth.
export const fieldsText = {
  birthDate: 'Date of birth',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  birthTime: 'Time of birth',
  hour: 'Hour',
  minute: 'Minute',
  second: 'Second',
  clock: 'Clock',
  clocks: { 24: '24 hours', am: 'am', pm: 'pm' },
  known: 'The time on the clock of the place, then. Seconds may stay empty.',
  noon: 'Noon is taken; what depends on the hour is marked so.',
  sure: 'How sure is the time?',
  unknown: 'The time is unknown',
  /** certainty(15) = "Within 15 minutes". */
  certainty(minutes: number): string {
    if (minutes === 0) return 'To the minute'
    if (minutes === 1) return 'Within a minute'
    if (minutes < 60 || minutes % 60 > 0) return `Within ${minutes} minutes`
    return minutes === 60 ? 'Within an hour' : `Within ${minutes / 60} hours`
  },
} as const
