// Each chart's own indications for partnership: the lord of the seventh house, and its significators Venus and Jupiter.
import { type Chart, houseIn, lordOf, placementOf } from '../kundli/chart.ts'
import { ownDignity } from '../kundli/dignity.ts'
import type { Message, Placement } from '../words/message.ts'
import type { Planet } from '../zodiac.ts'

export type Seventh = {
  lord: Planet
  placements: { lord: Placement; venus: Placement; jupiter: Placement }
  /** The lord's dignity by sign only; null if friendship decides. */
  dignity: ReturnType<typeof ownDignity>
  messages: Message[]
}

/** Houses that support partnership: a kendra, a trikona, or the eleventh. */
const SUPPORTING: readonly number[] = [1, 4, 5, 7, 9, 10, 11]

export function seventhOf(chart: Chart): Seventh {
  const lord = lordOf(chart, 7)
  const placements = {
    lord: placementOf(chart, lord),
    venus: placementOf(chart, 'venus'),
    jupiter: placementOf(chart, 'jupiter'),
  }
  const say = (name: string, placement: Placement): Message => ({
    key: `match.seventh.${name}.${SUPPORTING.includes(placement.house) ? 'supported' : 'quiet'}`,
    params: { graha: placement.graha, sign: placement.sign, house: houseIn(chart, placement.graha) },
    causes: [{ kind: 'placement', ...placement }],
  })
  return {
    lord,
    placements,
    dignity: ownDignity(lord, chart.lons[lord]),
    messages: [say('lord', placements.lord), say('venus', placements.venus), say('jupiter', placements.jupiter)],
  }
}
