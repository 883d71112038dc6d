/** Names of the forms that book a time on a profile: in a dialog, and in the page, which says the success in place of its form. */
export const BOOK = { dialog: 'book', page: 'book_in_page' } as const
