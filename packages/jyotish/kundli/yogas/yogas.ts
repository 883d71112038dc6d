// Yogas: named combinations of a chart, each with the placements that make it and the book that names it.
import type { Message, Placement } from '../../words/message.ts'
import { type Graha, SEVEN } from '../../zodiac.ts'
import { type Chart, placementOf } from '../chart.ts'
import { NABHASA_IDS, nabhasaYogas } from './nabhasa-yogas.ts'
import type { YogaRule } from './yoga-rule.ts'
import { LORD_RULES } from './yogas-lords.ts'
import { LUMINARY_RULES } from './yogas-luminaries.ts'

export type Yoga = {
  id: string
  group: YogaRule['group']
  source: string
  placements: Placement[]
  message: Message
}

export const YOGA_IDS: readonly string[] = [...LUMINARY_RULES, ...LORD_RULES].map(({ id }) => id).concat(NABHASA_IDS)

/** The yogas a chart has; a yoga formed by two pairs of grahas is listed twice, the second time in other words. */
export function yogasOf(chart: Chart): Yoga[] {
  const found = [...LUMINARY_RULES, ...LORD_RULES].flatMap((rule) =>
    once(rule.find(chart)).map((grahas, i) => yoga(chart, rule, grahas, i > 0)),
  )
  const shapes = nabhasaYogas(chart).map((id) => yoga(chart, { id, group: 'nabhasa', source: 'BPHS 35' }, SEVEN))
  return [...found, ...shapes]
}

/** Each set of grahas once, whichever is named first: of two houses one lord, and the pair is found by both ways. */
function once(found: readonly Graha[][]): readonly Graha[][] {
  if (found.length < 2) return found
  const bySet = new Map<string, Graha[]>()
  for (const grahas of found) {
    const key = [...grahas].sort().join()
    if (!bySet.has(key)) bySet.set(key, grahas)
  }
  return [...bySet.values()]
}

function yoga(
  chart: Chart,
  { id, group, source }: Omit<YogaRule, 'find'>,
  grahas: readonly Graha[],
  again = false,
): Yoga {
  const placements = [...new Set(grahas)].map((graha) => placementOf(chart, graha))
  const [first, second] = placements
  return {
    id,
    group,
    source,
    placements,
    message: {
      key: again ? `yoga.${id}.again` : `yoga.${id}`,
      params: {
        ...(first && { graha: first.graha, house: first.house, sign: first.sign }),
        ...(second && { other: second.graha, otherHouse: second.house, otherSign: second.sign }),
      },
      causes: placements.map((placement) => ({ kind: 'placement', ...placement })),
    },
  }
}
