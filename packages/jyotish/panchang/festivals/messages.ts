// An observance's name and the rule that decided its date, as messages for the catalogues.
import { DAY_MS } from '../../clock/durations.ts'
import type { Message } from '../../words/message.ts'
import type { Observance, OtherDate } from './observance.ts'

export function nameOf({ id, variant }: Observance): Message {
  return { key: `panchang.festival.${variant ?? id}`, params: {}, causes: [] }
}

/** The rule that decided the date. The cause is the tithi, nakshatra or ingress with its instants. */
export function ruleOf({ rule, span }: Observance): Message {
  const part = (kind: string, id: string | number | null) => (id === null ? {} : { [kind]: `panchang.${kind}.${id}` })
  return {
    key: `panchang.rule.${rule.key}`,
    params: {
      ...part('tithi', rule.tithi),
      ...part('kala', rule.kala),
      ...(rule.star !== null && { star: rule.star }),
      ...part('outcome', rule.outcome),
      ...part('because', rule.because),
      ...(span && { start: span.start, end: span.end }),
    },
    causes: [],
  }
}

/** Message about an authority that keeps another date, with that date. */
export function otherOf({ day, authority }: OtherDate): Message {
  return { key: `panchang.also.${authority}`, params: { day: day * DAY_MS }, causes: [] }
}
