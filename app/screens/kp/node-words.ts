import type { NodeAgency } from 'drishti-jyotish/kp/significators.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { kpTexts } from './kp-text.ts'

const list = (grahas: readonly Graha[]) => grahas.map((graha) => grahaNameTexts[currentLanguage()][graha]).join(', ')

/** The grahas for which a node acts, each with the reason. */
export function nodeWords({ joined, looking, star, signLord }: NodeAgency): string {
  const text = kpTexts[currentLanguage()]
  const grahaNames = grahaNameTexts[currentLanguage()]
  return [
    joined.length > 0 ? `${list(joined)} (${text.joined})` : '',
    looking.length > 0 ? `${list(looking)} (${text.looking})` : '',
    `${grahaNames[star]} (${text.starLord})`,
    `${grahaNames[signLord]} (${text.signLord})`,
  ]
    .filter(Boolean)
    .join(', ')
}
