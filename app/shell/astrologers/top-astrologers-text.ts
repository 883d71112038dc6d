import { texts } from '#app/language/texts.ts'

export const topAstrologersTexts = texts({
  en: {
    title: 'Connect With Our Top Astrologers',
    all: 'View All Astrologers',
    contact: 'Contact',
    perMinute: 'per minute',
    speaks: 'Speaks',
    goodAt: 'Good at',
    experience: (years: number) => `${years} ${years === 1 ? 'year' : 'years'} of experience`,
    tenMinutes: (price: string) => `10 minutes cost ${price}`,
    noRating: 'No ratings yet',
  },
  hi: {
    title: 'हमारे शीर्ष ज्योतिषियों से जुड़ें',
    all: 'सभी ज्योतिषी देखें',
    contact: 'संपर्क करें',
    perMinute: 'प्रति मिनट',
    speaks: 'भाषाएँ',
    goodAt: 'विशेषज्ञता',
    experience: (years) => `${years} साल का अनुभव`,
    tenMinutes: (price) => `10 मिनट के ${price}`,
    noRating: 'अभी कोई रेटिंग नहीं',
  },
})
