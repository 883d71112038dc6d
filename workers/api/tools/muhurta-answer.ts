// The muhurta finder for API clients: the engine's windows with a sentence for each rule.

import { parseDate } from 'drishti-jyotish/clock/civil.ts'
import { type Finding, findMuhurta, loadZones, readMuhurta } from 'drishti-jyotish/index.ts'
import { dayNumber } from 'drishti-jyotish/panchang/reckoning.ts'
import { ENGLISH_MUHURTA } from 'drishti-jyotish/words/en/muhurta.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import type * as z from 'zod'
import { problem } from '#workers/contract/errors/problem.ts'
import { TOOL_BOUNDS } from '#workers/contract/tools/bounds.ts'
import type { MuhurtaRequest } from '#workers/contract/tools/muhurta.ts'
import { toWire } from './snake-case.ts'
import { engineSide, type Spot } from './tools-engine.ts'
import { invalid, refusing } from './tools-errors.ts'

type Asked = Omit<z.infer<typeof MuhurtaRequest>, 'place' | 'lat' | 'lon' | 'tz'>

export async function muhurtaAnswer(spot: Spot, { people = [], ...asked }: Asked) {
  const { days } = TOOL_BOUNDS['post /muhurta/']
  const dayOf = (name: 'from' | 'to') => refusing('', () => dayNumber(parseDate(asked[name], name)))
  const first = await dayOf('from')
  if ((await dayOf('to')) - first >= days) throw invalid('', 'to', problem('search_too_many_days', { most: days }))
  const { lat, lon, tz } = spot
  const zones = await loadZones()
  const sides = people.map((person, i) => engineSide(`people.${i}`, person))
  const input = { ...asked, lat, lon, tz, people: sides }
  const made = await refusing('', () => findMuhurta(readMuhurta(input, zones)))
  const said = ({ message, ...finding }: Finding) => ({
    ...finding,
    params: message.params,
    text: render(message, ENGLISH_MUHURTA),
  })
  return toWire({
    ...made,
    place: spot,
    windows: made.windows.map((window) => ({ ...window, findings: window.findings.map(said) })),
    days: made.days.map((day) => ({ ...day, forbidden: day.forbidden.map(said) })),
  })
}
