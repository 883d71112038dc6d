// The sizes of a reading. Separate from the schemas, which browsers do not load with the form.
export const READING_MAX = 1000
export const READING_DATES_MAX = 10
export const DATE_WORDS_MAX = 120
