// Ratings in words.
import { texts } from '#app/language/texts.ts'
import { noRatingHindi, ratingLabelHindi } from './rating-text.hi.ts'

export const noRatingEnglish = () => 'No ratings yet'

export function ratingLabelEnglish(score: string, count: number | null | undefined): string {
  const counted = count == null ? '' : `, ${count} ${count === 1 ? 'rating' : 'ratings'}`
  return `${score} out of 5${counted}`
}

export const noRatingTexts = texts({ en: noRatingEnglish, hi: noRatingHindi })
export const ratingLabelTexts = texts({ en: ratingLabelEnglish, hi: ratingLabelHindi })
