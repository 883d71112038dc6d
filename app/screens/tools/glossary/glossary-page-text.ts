// The page of the glossary around its terms.
export const glossaryPageText = {
  title: 'Glossary',
  pageTitle: 'Glossary of Vedic astrology',
  description: 'Plain words for the terms of Vedic astrology that our charts, almanac and matching use.',
  parts: 'Parts of the glossary',
  none: (words: string) => `No term for “${words}”`,
  noneHint: 'Try a shorter word, in English or Sanskrit.',
  label: 'Search the glossary',
  placeholder: 'A term, or a word of its meaning',
  found: (n: number) => (n === 1 ? '1 term found' : `${n} terms found`),
} as const
