// The sizes of a reading. Apart from the schemas, which the browser does not load with the form.
export const READING_MAX = 1000
export const READING_DATES_MAX = 10
export const DATE_WORDS_MAX = 120
