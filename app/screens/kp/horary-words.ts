// The sentence of a number's rising point.

import type { KpNumber } from 'drishti-jyotish/kp/subs.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { dmsInSign, grahaNameTexts } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { horaryTexts } from './horary-text.ts'

export function risingWords({ sign, startLon, star, sub }: KpNumber): string {
  const grahaNames = grahaNameTexts[currentLanguage()]
  return horaryTexts[currentLanguage()].rising(
    WRITING[currentLanguage()].signs[sign] ?? '',
    dmsInSign(startLon % 30),
    grahaNames[star],
    grahaNames[sub],
  )
}
