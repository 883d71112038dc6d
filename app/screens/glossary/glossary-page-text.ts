// The page of the glossary around its terms.
import { texts } from '#app/language/texts.ts'

export const glossaryPageTexts = texts({
  en: {
    title: 'Glossary',
    pageTitle: 'Glossary of Vedic astrology',
    description: 'Plain words for the terms of Vedic astrology that our charts, almanac and matching use.',
    parts: 'Parts of the glossary',
    noneHint: 'Try a shorter word, in English or Sanskrit.',
    label: 'Search the glossary',
    search: 'Search',
    placeholder: 'A term, or a word of its meaning',
  },
  hi: {
    title: 'शब्दावली',
    pageTitle: 'वैदिक ज्योतिष की शब्दावली',
    description: 'वैदिक ज्योतिष के उन शब्दों का सरल अर्थ जो हमारी कुंडली, पंचांग और मिलान में आते हैं।',
    parts: 'शब्दावली के भाग',
    noneHint: 'कोई छोटा शब्द लिखकर देखें।',
    label: 'शब्दावली में खोजें',
    search: 'खोजें',
    placeholder: 'कोई शब्द, या उसके अर्थ का कोई शब्द',
  },
})
