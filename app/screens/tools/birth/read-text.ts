// Sentences about wrong fields of a birth, loaded when the fields are read.
export const readText = {
  name: 'Please enter a name.',
  longName: 'That name is too long: at most 80 characters.',
  noDate: 'Please enter the date.',
  noDay: 'Please enter the day.',
  noMonth: 'Please choose the month.',
  noYear: 'Please enter the year.',
  yearDigits: 'Please write the year with four digits, such as 1984.',
  years: (first: number, last: number) =>
    `The year must be between ${first} and ${last}: the sky is computed for these.`,
  days: 'The day is a number from 1 to 31.',
  daysOf: (month: string | undefined, year: number, days: number) => `${month} ${year} has ${days} days.`,
  future: 'That day has not come yet.',
  noTime: 'Please enter the time, or choose that it is unknown.',
  noHour: 'Please enter the hour.',
  noMinutes: 'Please enter the minutes.',
  dialHours: 'With am or pm the hour is a number from 1 to 12.',
  hours: 'The hour is a number from 0 to 23.',
  minutes: 'The minutes are a number from 0 to 59.',
  seconds: 'The seconds are a number from 0 to 59.',
} as const
