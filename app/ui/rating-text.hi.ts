// Ratings in words, in Hindi.
export const noRatingHindi = () => 'अभी कोई रेटिंग नहीं'

export function ratingLabelHindi(score: string, count: number | null | undefined): string {
  return `5 में से ${score}${count == null ? '' : `, ${count} रेटिंग`}`
}
