// The server's sentences about a wrong address; the browser needs none of them.
export const addressErrorsText = {
  place: (sentence: string) => `${sentence} This is the panchang of New Delhi.`,
  date: (text: string) => `“${text}” is not a date. Dates are written like 2026-11-21.`,
  neverCame: (place: string) => `That day never came in ${place}: the calendar there went past it.`,
  instead: (sentence: string) => `${sentence} This is today.`,
} as const
