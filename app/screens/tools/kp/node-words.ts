import type { NodeAgency } from 'drishti-jyotish/kp/significators.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { GRAHA_NAMES } from '../shared/format.ts'
import { kpText as text } from './kp-text.ts'

const list = (grahas: readonly Graha[]) => grahas.map((graha) => GRAHA_NAMES[graha]).join(', ')

/** The grahas for which a node acts, each with the reason. */
export function nodeWords({ joined, looking, star, signLord }: NodeAgency): string {
  return [
    joined.length > 0 ? `${list(joined)} (${text.joined})` : '',
    looking.length > 0 ? `${list(looking)} (${text.looking})` : '',
    `${GRAHA_NAMES[star]} (${text.starLord})`,
    `${GRAHA_NAMES[signLord]} (${text.signLord})`,
  ]
    .filter(Boolean)
    .join(', ')
}
