// Ratings in words.
export const noRatings = () => 'No ratings yet'

export function ratingLabel(score: string, count: number | null | undefined): string {
  const counted = count == null ? '' : `, ${count} ${count === 1 ? 'rating' : 'ratings'}`
  return `${score} out of 5${counted}`
}
