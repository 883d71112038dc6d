/** Intent of the form that reports a review, which the page has once per review. */
export const reportIntent = (reviewId: string) => `report-${reviewId}`
