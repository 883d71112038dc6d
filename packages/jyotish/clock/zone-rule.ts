// The rule a zone follows after its last listed transition: the POSIX TZ string at the end of a TZif file (RFC 9636).

export type ZoneType = { offsetSeconds: number; dst: boolean; abbreviation: string }

type Moment = { month: number; week: number; weekday: number; seconds: number } | { yearDay: number; seconds: number }

export type ZoneRule = { standard: ZoneType; summer?: ZoneType & { starts: Moment; ends: Moment } }

/**
 * The history of a zone’s clocks, from `zoneOf`. `starts` are the changes, milliseconds UT; `types` has the clocks
 * before the first one and from each one on; `rule` applies after the last.
 */
export type Zone = { name: string; starts: Float64Array; types: readonly ZoneType[]; rule: ZoneRule }

const NAME = '(<[^>]+>|[A-Za-z]+)'
const OFFSET = '([+-]?\\d+(?::\\d+){0,2})'
const FORM = new RegExp(`^${NAME}${OFFSET}(?:${NAME}${OFFSET}?,([^,]+),([^,]+))?$`)

function seconds(text: string): number {
  const sign = text.startsWith('-') ? -1 : 1
  const [h = 0, m = 0, s = 0] = text.replace(/^[+-]/, '').split(':').map(Number)
  return sign * (h * 3600 + m * 60 + s)
}

function moment(text: string): Moment {
  const [day = '', time = '2'] = text.split('/')
  const at = seconds(time)
  if (!day.startsWith('M')) return { yearDay: Number(day.replace('J', '')), seconds: at }
  const [month = 1, week = 1, weekday = 0] = day.slice(1).split('.').map(Number)
  return { month, week, weekday, seconds: at }
}

/** Parses "EST5EDT,M3.2.0,M11.1.0". Offsets are east-positive in the result. */
export function parseRule(text: string): ZoneRule {
  const match = FORM.exec(text)
  if (!match) throw new Error(`unreadable zone rule ${text}`)
  const [, name = '', west = '0', summerName, summerWest, starts, ends] = match
  const plain = (value: string) => value.replace(/[<>]/g, '')
  const standard = { offsetSeconds: 0 - seconds(west), dst: false, abbreviation: plain(name) }
  if (!summerName || !starts || !ends) return { standard }
  const offsetSeconds = summerWest ? 0 - seconds(summerWest) : standard.offsetSeconds + 3600
  // Irish winter time is "negative summer time" in tzdata: the second name is the one with the smaller offset.
  return {
    standard,
    summer: {
      offsetSeconds,
      dst: offsetSeconds > standard.offsetSeconds,
      abbreviation: plain(summerName),
      starts: moment(starts),
      ends: moment(ends),
    },
  }
}

/** The wall-clock time of the transition in that year, as milliseconds interpreted as UTC. */
function wallMs(m: Moment, year: number): number {
  if ('yearDay' in m) {
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
    const index = m.yearDay - 1 + (leap && m.yearDay >= 60 ? 1 : 0)
    return Date.UTC(year, 0, 1 + index) + m.seconds * 1000
  }
  const first = new Date(Date.UTC(year, m.month - 1, 1)).getUTCDay()
  const days = new Date(Date.UTC(year, m.month, 0)).getUTCDate()
  let day = 1 + ((m.weekday - first + 7) % 7) + (m.week - 1) * 7
  if (day > days) day -= 7
  return Date.UTC(year, m.month - 1, day) + m.seconds * 1000
}

/** The two transitions of a rule in a year, in order: the instant and the type from then on. */
export function ruleTransitions(rule: ZoneRule, year: number): { ms: number; type: ZoneType }[] {
  const { standard, summer } = rule
  if (!summer) return []
  const { starts, ends, ...type } = summer
  return [
    { ms: wallMs(starts, year) - standard.offsetSeconds * 1000, type },
    { ms: wallMs(ends, year) - summer.offsetSeconds * 1000, type: standard },
  ].sort((a, b) => a.ms - b.ms)
}

/** The rule's type at an instant. */
export function ruleAt(rule: ZoneRule, ms: number): ZoneType {
  if (!rule.summer) return rule.standard
  const year = new Date(ms).getUTCFullYear()
  let type = rule.standard
  for (const y of [year - 1, year, year + 1])
    for (const transition of ruleTransitions(rule, y)) if (transition.ms <= ms) type = transition.type
  return type
}
