// Names of parent pages, for breadcrumbs in search results.
import { texts } from '#app/language/texts.ts'

export const breadcrumbTexts = texts({
  en: {
    panchang: 'Panchang',
    horoscope: 'Horoscope',
    blogs: 'Astrology Blogs',
    festivals: 'Festivals',
    topics: 'Topics',
  },
  hi: {
    panchang: 'पंचांग',
    horoscope: 'राशिफल',
    blogs: 'ज्योतिष ब्लॉग',
    festivals: 'त्योहार',
    topics: 'विषय',
  },
})
