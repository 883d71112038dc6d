// The rules of the desk’s panchang, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { deskRowsText as English } from './desk-rows-text.ts'

export const deskRowsText: Translated<typeof English> = {
  rules: (ayanamsa, sunrise, clocks, version) =>
    `प्रयुक्त नियम: अयनांश ${ayanamsa}, सूर्योदय: ${sunrise}, घड़ियाँ ${clocks} की। इंजन ${version}।`,
}
