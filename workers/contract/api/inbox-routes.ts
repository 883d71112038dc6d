// Apart from the other routes, because the inbox alone loads it.

export const restoreContact = 'post /dashboard/contact-changes/{id}/restore/'
