/** Name of the form that cancels a booking: a page has one for each. */
export const cancelIntent = (bookingId: string) => `cancel-${bookingId}`

/** Parameter of the page that says that a time is cancelled. */
export const CANCELLED = 'cancelled'
