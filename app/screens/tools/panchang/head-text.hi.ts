// Title and description of the panchang page, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { headText as English } from './head-text.ts'

export const headText: Translated<typeof English> = {
  title: (place, date) => `${place} का पंचांग, ${date}`,
  description: (place) => `${place} के लिए तिथि, नक्षत्र, योग, करण, राहु काल, चौघड़िया, मुहूर्त और त्योहार।`,
}
