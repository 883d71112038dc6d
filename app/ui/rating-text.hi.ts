// Ratings in words, in Hindi.
export const noRatings = () => 'अभी कोई रेटिंग नहीं'

export function ratingLabel(score: string, count: number | null | undefined): string {
  return `5 में से ${score}${count == null ? '' : `, ${count} रेटिंग`}`
}
