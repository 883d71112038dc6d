// The row of posts on the home page.
import { texts } from '#app/language/texts.ts'

export const postStripTexts = texts({
  en: {
    title: 'From our astrologers',
    all: 'All blogs',
  },
  hi: {
    title: 'हमारे ज्योतिषियों से',
    all: 'सभी ब्लॉग',
  },
})
