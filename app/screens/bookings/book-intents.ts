/** Intents of the forms that book a time on a profile. */
export const BOOK = { dialog: 'book', page: 'book_in_page' } as const
