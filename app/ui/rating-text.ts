// Ratings as text.
import { texts } from '#app/language/texts.ts'

export const ratingTexts = texts({
  en: {
    none: 'No ratings yet',
    label: (score: string, count: number | null | undefined) =>
      `${score} out of 5${count == null ? '' : `, ${count} ${count === 1 ? 'rating' : 'ratings'}`}`,
  },
  hi: {
    none: 'अभी कोई रेटिंग नहीं',
    label: (score, count) => `5 में से ${score}${count == null ? '' : `, ${count} रेटिंग`}`,
  },
})
