// Words that join the names of a match, and the problems of its fields.
import { texts } from '#app/language/texts.ts'

export const matchWordTexts = texts({
  en: {
    /** listed(["Nadi", "Bhakoot", "Gana"]) = "Nadi, bhakoot and gana". */
    listed: (names: readonly string[]) => {
      const said = names.map((name, i) => (i === 0 ? name : name.toLowerCase()))
      return [said.slice(0, -1).join(', '), ...said.slice(-1)].filter(Boolean).join(' and ')
    },
    pada: (star: string, pada: number) => `${star}, pada ${pada}`,
    doubt: (minutes: number) => ` ± ${minutes} min`,
    noNakshatra: 'Please choose the nakshatra.',
    noPada: 'Choose the pada.',
  },
  hi: {
    listed: (names) => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' और '),
    pada: (star, pada) => `${star}, चरण ${pada}`,
    doubt: (minutes) => ` ± ${minutes} मिनट`,
    noNakshatra: 'कृपया नक्षत्र चुनें।',
    noPada: 'चरण चुनें।',
  },
})
