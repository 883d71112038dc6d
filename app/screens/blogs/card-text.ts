// Texts of a post's card.
import { texts } from '#app/language/texts.ts'

export const cardTexts = texts({
  en: {
    by: 'By',
    on: 'on',
    readMore: 'Read More',
    minutes: (n: number) => `${n} min read`,
    draft: 'Draft',
    waiting: 'Awaiting Admin Approval',
    author: 'Hidden with its author',
  },
  hi: {
    by: 'लेखक:',
    on: '·',
    readMore: 'आगे पढ़ें',
    minutes: (n) => `${n} मिनट का पाठ`,
    draft: 'ड्राफ़्ट',
    waiting: 'एडमिन की स्वीकृति की प्रतीक्षा',
    author: 'लेखक के साथ छिपा हुआ',
  },
})
