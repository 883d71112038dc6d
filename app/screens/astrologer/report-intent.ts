/** Name of the form that reports a review: the page has one for each. */
export const reportIntent = (reviewId: string) => `report-${reviewId}`
