// The sentence of a number's rising point.
import type { KpNumber } from 'drishti-jyotish/kp/subs.ts'
import { ENGLISH } from 'drishti-jyotish/words/en/language.ts'
import { dms, GRAHA_NAMES } from '../shared/format.ts'
import { horaryText as text } from './horary-text.ts'

export function risingWords({ sign, startLon, star, sub }: KpNumber): string {
  return text.rising(ENGLISH.signs[sign] ?? '', dms(startLon % 30), GRAHA_NAMES[star], GRAHA_NAMES[sub])
}
