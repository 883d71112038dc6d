// Public reports of wrong answers, most of them of other programs: the row is given to the engine's command line, and each check
// reads its answer.
import { runCommand } from '../../../packages/jyotish/cli/run-command.ts'
import { type Compared, compare, compareInstants, type Figure } from './figure.ts'

type Check = {
  /** Steps into the answer, "grahas[graha=moon].lon", or the id of a festival. */
  path: string
  of?: keyof typeof READERS
  want: unknown
  /** Tolerance of numbers, and of instants. */
  within?: number
  seconds?: number
}
type Case = { name: string; what: string; citation: string; command: string; row: object; checks: Check[] }
export type Reports = { source: string; kind: 'reports'; cases: Case[] }

/** A part of a command's answer, as parsed from JSON. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
type Answer = { readonly [name: string]: Json }
type Observance = { id: string; date: string; also: { date: string }[] }
type Span = { start: string; end: string }
type House = { house: number; lon: number }

export async function reportFigures({ source, cases }: Reports): Promise<Figure[]> {
  const commands = [...new Set(cases.map(({ command }) => command))]
  const answered = await Promise.all(commands.map(async (command) => answersOf(command, cases)))
  const answers = new Map(answered.flat())
  return cases.flatMap(({ name, what, citation, checks }) =>
    checks.map((check, i): Figure => {
      const number = checks.length > 1 ? ` (${i + 1})` : ''
      const found = checked(answers.get(name) ?? {}, check)
      return { collection: source, name, citation, what: `${what}${number}`, ...found, reason: null }
    }),
  )
}

async function answersOf(command: string, cases: readonly Case[]): Promise<[string, Answer][]> {
  const own = cases.filter((each) => each.command === command)
  const rows = own.map(({ name, row }) => ({ id: name, ...row }))
  const { stdout } = await runCommand([command], async () => JSON.stringify(rows))
  const { rows: answers } = JSON.parse(stdout) as { rows: (Answer & { id: string })[] }
  return answers.map((row) => [row.id, row])
}

function checked(answer: Answer, { path, of, want, within, seconds }: Check): Compared {
  const got = of ? READERS[of](answer, path) : (at(answer, path) ?? null)
  return seconds === undefined
    ? compare(want, got, within)
    : compareInstants(Date.parse(String(want)), Date.parse(String(got)), seconds)
}

/** The value at "a.0.b[key=value&other=value].c"; undefined where a step leads nowhere. */
function at(answer: Answer, path: string): Json | undefined {
  let value: Json | undefined = answer
  for (const step of path.split('.')) {
    const [name = '', chosen] = step.replace(']', '').split('[')
    value = (value as Answer | null | undefined)?.[name]
    const wanted = chosen?.split('&').map((pair) => pair.split('='))
    if (wanted)
      value = (value as readonly Answer[] | undefined)?.find((each) =>
        wanted.every(([key = '', word]) => each[key] === word),
      )
  }
  return value
}

/** The value of `at` in the shape that a reading expects. */
const shaped = <Shape>(answer: Answer, path: string) => at(answer, path) as unknown as Shape

const named = (answer: Answer, id: string) =>
  shaped<Observance[]>(answer, 'observances').filter((each) => each.id === id)
const once = (dates: readonly string[]) => [...new Set(dates)].sort().join(' ')
const DAY_MS = 86_400_000

/** Readings of an answer that no single value holds. */
const READERS = {
  date: (answer: Answer, path: string) => {
    const { month, day, year } = shaped<{ month: number; day: number; year: number }>(answer, path)
    return path.endsWith('malayalam') ? `${month} ${day} ${year}` : `${month} ${day}`
  },
  dates: (answer: Answer, id: string) => once(named(answer, id).map(({ date }) => date)),
  'every date': (answer: Answer, id: string) =>
    once(named(answer, id).flatMap(({ date, also }) => [date, ...also.map((other) => other.date)])),
  keeps: (answer: Answer, id: string) => {
    const dates = named(answer, id).map(({ date }) => date)
    return dates.find((date) => date === KEPT[id]) ?? dates.join(' ')
  },
  'years before birth': (answer: Answer, path: string) => {
    const [first] = shaped<{ periods: Span[] }>(answer, path).periods
    const birth = shaped<string>(answer, 'birth.utc')
    return (Date.parse(birth) - Date.parse(first?.start ?? '')) / DAY_MS / 365.25
  },
  'in order': (answer: Answer, path: string) =>
    shaped<Span[]>(answer, path).every(({ start, end }) => Date.parse(end) > Date.parse(start)),
  'after sunset': (answer: Answer, path: string) =>
    Date.parse(shaped(answer, path)) > Date.parse(shaped(answer, 'sun.sunset.at')),
  'several houses': (answer: Answer, path: string) =>
    new Set(shaped<House[]>(answer, path).map(({ house }) => house)).size > 4,
  'own houses': (answer: Answer) => {
    const cusps = shaped<{ lon: number }[]>(answer, 'cusps').map(({ lon }) => lon)
    return shaped<House[]>(answer, 'grahas').every(({ house, lon }) => {
      const [from = 0, to = 0] = [cusps[house - 1], cusps[house % 12]]
      return (lon - from + 360) % 360 < (to - from + 360) % 360
    })
  },
}

/** Dates of rows that a year has often. */
const KEPT: Readonly<Record<string, string>> = { pradosh_vrat: '2025-02-09', chandra_darshan: '2021-04-13' }
