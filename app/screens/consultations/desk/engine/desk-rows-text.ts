// The rules of the desk's panchang.
import { texts } from '#app/language/texts.ts'

export const deskRowsTexts = texts({
  en: {
    rules: (ayanamsa: string, sunrise: string, clocks: string, version: string) =>
      `Rules used: ${ayanamsa} ayanamsa, sunrise with the ${sunrise}, clocks of ${clocks}. Engine ${version}.`,
  },
  hi: {
    rules: (ayanamsa, sunrise, clocks, version) =>
      `प्रयुक्त नियम: अयनांश ${ayanamsa}, सूर्योदय: ${sunrise}, घड़ियाँ ${clocks} की। इंजन ${version}।`,
  },
})
