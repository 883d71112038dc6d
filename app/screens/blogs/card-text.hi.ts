// The words of a post's card, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { cardText as English } from './card-text.ts'

export const cardText: Translated<typeof English> = {
  by: 'लेखक:',
  on: '·',
  readMore: 'आगे पढ़ें',
  minutes: (n) => `${n} मिनट का पाठ`,
  draft: 'ड्राफ़्ट',
  waiting: 'एडमिन की स्वीकृति की प्रतीक्षा',
}
