// The most that one request of a tool computes: a longer span is refused by the bound's name, and parts give the whole.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { MOST_TIMES } from 'drishti-jyotish/rectification/rectification.ts'
import { expect, test } from 'vitest'
import { HINDI_PROBLEMS } from '#app/errors/hindi/problems.ts'
import routes from '#app/routes.ts'
import { readRange } from '#app/screens/muhurta/read-fields.ts'
import { isToolScreen } from '#tests/support/screens/tool-screens.ts'
import { rectificationAnswer, transitsAnswer } from '#workers/api/tools/advanced-answers.ts'
import { muhurtaAnswer } from '#workers/api/tools/muhurta-answer.ts'
import * as specs from '#workers/contract/api/tools.ts'
import { wireErrorOf } from '#workers/contract/errors/errors.ts'
import { SENTENCES, sentenceBy } from '#workers/contract/errors/problem.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { TransitsRequest } from '#workers/contract/tools/advanced.ts'
import { TOOL_BOUNDS } from '#workers/contract/tools/bounds.ts'
import { MuhurtaRequest } from '#workers/contract/tools/muhurta.ts'
import { RectificationRequest } from '#workers/contract/tools/rectification.ts'

const DELHI = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata', name: null } as const
const BIRTH = { local: '1972-06-01T04:16:00', lat: 16.25, lon: 81.2, tz: 'Asia/Kolkata' }
const { days } = TOOL_BOUNDS['post /muhurta/']
const { years } = TOOL_BOUNDS['post /kundli/transits/']

const dateAfter = (from: string, count: number) => new Date(Date.parse(from) + count * DAY).toISOString().slice(0, 10)
const muhurtas = (from: string, to: string) =>
  muhurtaAnswer(DELHI, { purpose: 'griha_pravesh', from, to, limit: 500 }) as Promise<{
    windows: { start: number; end: number; score: number }[]
    days: { date: string; windows: number }[]
  }>
const transits = (from: string, to: string) =>
  transitsAnswer({ input: BIRTH, options: {}, from, to, dashas: ['vimshottari'] }) as Promise<{
    events: { at: number; graha: string; kind: string }[]
    dashas: object[]
  }>

async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (thrown) => thrown,
  )
  const { fields = {}, field_problems = {} } = wireErrorOf(error)
  const [[field, said]] = Object.entries(field_problems) as [[string, Parameters<typeof sentenceBy>[1]]]
  return {
    field,
    code: said.code,
    english: fields[field],
    hindi: sentenceBy({ ...SENTENCES, ...HINDI_PROBLEMS }, said),
  }
}

test('each tool of the API, and each page that computes, has its bound', async () => {
  const api = Object.values(specs).map(({ route }) => route)
  const app = path.resolve(import.meta.dirname, '../../../app')
  const pages = (await routes)
    .filter(({ file }) => /^export const handle.* = \{\s*computes: '/m.test(readFileSync(path.join(app, file), 'utf8')))
    .filter(({ file }) => isToolScreen(file))
    .map((page) => `/${page.path}`)
  expect(Object.keys(TOOL_BOUNDS).toSorted()).toEqual([...api, ...pages].toSorted())
})

test('a muhurta of more days is refused by the number of days, and says how to go on', async () => {
  expect(await refusal(muhurtas('2026-01-01', dateAfter('2026-01-01', days)))).toEqual({
    field: 'to',
    code: 'search_too_many_days',
    english: `A search covers at most ${days} days. Please ask for a longer time in parts, each from the day after the last one.`,
    hindi: expect.stringContaining(`अधिकतम ${days} दिन`),
  })
  expect((await refusal(muhurtas('2026-01-01', '2199-01-01'))).english).toContain(`at most ${days} days`)
  expect((await refusal(muhurtas('2026-02-30', '2026-12-20'))).field).toBe('from')
  expect((await muhurtas('2026-01-01', dateAfter('2026-01-01', days - 1))).days).toHaveLength(days)
})

test('two parts of a muhurta give the windows of the whole', async () => {
  const [from, middle, to] = ['2026-02-01', '2026-03-02', '2026-03-31']
  const whole = await muhurtas(from, to)
  const parts = [await muhurtas(from, middle), await muhurtas(dateAfter(middle, 1), to)]
  const inTime = (windows: typeof whole.windows) => windows.toSorted((a, b) => a.start - b.start)
  expect(whole.windows.length).toBeGreaterThan(10)
  expect(parts.flatMap((part) => part.days)).toEqual(whole.days)
  expect(inTime(parts.flatMap((part) => part.windows))).toEqual(inTime(whole.windows))
})

test('transits of more years are refused by the number of years', async () => {
  for (const to of [`${2026 + years}-01-10T00:00:00Z`, '2038-01-01T00:00:00Z', '2190-01-01T00:00:00Z'])
    expect(await refusal(transits('2026-01-01T00:00:00Z', to))).toEqual({
      field: 'to',
      code: 'search_too_many_years',
      english: `A search covers at most ${years} years. Please ask for a longer time in parts, each from the end of the last one.`,
      hindi: expect.stringContaining(`अधिकतम ${years} वर्ष`),
    })
})

test('two parts of a search of transits give the events of the whole', async () => {
  const ends = [2026, 2026 + years / 2, 2026 + years].map((year) => `${year}-01-01T00:00:00Z`) as [
    string,
    string,
    string,
  ]
  const whole = await transits(ends[0], ends[2])
  const parts = [await transits(ends[0], ends[1]), await transits(ends[1], ends[2])]
  expect(whole.events.length).toBeGreaterThan(300)
  const events = parts.flatMap((part) => part.events)
  // The halving of an interval that begins elsewhere ends up to half a minute away.
  const named = (found: typeof events) => found.map(({ at: _, ...event }) => JSON.stringify(event)).toSorted()
  expect(named(events)).toEqual(named(whole.events))
  const times = (found: typeof events) => found.map(({ at }) => at).toSorted((a, b) => a - b)
  const wholeTimes = times(whole.events)
  expect(Math.max(...times(events).map((at, i) => Math.abs(at - (wholeTimes[i] ?? 0))))).toBeLessThan(60_000)
  expect(parts.flatMap((part) => part.dashas)).toEqual(whole.dashas)
})

test('a rectification of more times is refused by their number', async () => {
  const { times } = TOOL_BOUNDS['post /rectification/']
  expect(times).toBe(MOST_TIMES)
  const asked = rectificationAnswer({ input: BIRTH, options: {} }, { minutes: 180, step: 1, events: [] })
  expect(await refusal(asked)).toEqual({
    field: 'step',
    code: 'too_many_times',
    english: `At most ${times} times are tried. Please take a longer step, or fewer minutes of doubt.`,
    hindi: expect.stringContaining(`अधिकतम ${times} समय`),
  })
})

test('the page of muhurtas takes a year and no more, and says how to go on', () => {
  const { days: most } = TOOL_BOUNDS['/muhurta']
  const usual = { from: '2026-01-01', to: '2026-01-02' }
  expect(readRange('2028-01-01', dateAfter('2028-01-01', most - 1), usual).errors.to).toBeNull()
  expect(readRange('2028-01-01', dateAfter('2028-01-01', most), usual).errors.to).toBe(
    `A search covers at most ${most} days. Please ask for a longer time in parts, each from the day after the last one.`,
  )
})

test('the schemas of the API name the bounds of spans', () => {
  expect(MuhurtaRequest.shape.to.description).toContain(`at most ${days} days`)
  expect(TransitsRequest.shape.to.description).toContain(`At most ${years} years`)
  expect(RectificationRequest.shape.step.description).toContain(`at most ${MOST_TIMES} times`)
})
