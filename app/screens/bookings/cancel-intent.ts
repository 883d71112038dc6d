/** Intent of the form that cancels a booking, of which a page has one per booking. */
export const cancelIntent = (bookingId: string) => `cancel-${bookingId}`

/** Parameter of the page that says that a time is cancelled. */
export const CANCELLED = 'cancelled'
