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

// biome-ignore lint/suspicious/noExplicitAny: the answers of fourteen commands.
type Answer = any

export async function reportFigures({ source, cases }: Reports): Promise<Figure[]> {
  const commands = [...new Set(cases.map(({ command }) => command))]
  const answered = await Promise.all(commands.map(async (command) => answersOf(command, cases)))
  const answers = new Map(answered.flat())
  return cases.flatMap(({ name, what, citation, checks }) =>
    checks.map((check, i): Figure => {
      const number = checks.length > 1 ? ` (${i + 1})` : ''
      const found = checked(answers.get(name), check)
      return { collection: source, name, citation, what: `${what}${number}`, ...found, reason: null }
    }),
  )
}

async function answersOf(command: string, cases: readonly Case[]): Promise<[string, Answer][]> {
  const own = cases.filter((each) => each.command === command)
  const rows = own.map(({ name, row }) => ({ id: name, ...row }))
  const { stdout } = await runCommand([command], async () => JSON.stringify(rows))
  return JSON.parse(stdout).rows.map((row: Answer) => [row.id, row])
}

function checked(answer: Answer, { path, of, want, within, seconds }: Check): Compared {
  const got = of ? READERS[of](answer, path) : (at(answer, path) ?? null)
  return seconds === undefined
    ? compare(want, got, within)
    : compareInstants(Date.parse(String(want)), Date.parse(String(got)), seconds)
}

/** The value at "a.0.b[key=value&other=value].c"; undefined where a step leads nowhere. */
function at(answer: Answer, path: string): unknown {
  let value = answer
  for (const step of path.split('.')) {
    const [name = '', chosen] = step.replace(']', '').split('[')
    value = value?.[name]
    const wanted = chosen?.split('&').map((pair) => pair.split('='))
    if (wanted) value = value?.find((each: Answer) => wanted.every(([key = '', word]) => each[key] === word))
  }
  return value
}

const named = (answer: Answer, id: string): Answer[] => answer.observances.filter((each: Answer) => each.id === id)
const once = (dates: readonly string[]) => [...new Set(dates)].sort().join(' ')
const DAY_MS = 86_400_000

/** Readings of an answer that no single value holds. */
const READERS = {
  date: (answer: Answer, path: string) => {
    const { month, day, year } = at(answer, path) as Answer
    return path.endsWith('malayalam') ? `${month} ${day} ${year}` : `${month} ${day}`
  },
  dates: (answer: Answer, id: string) => once(named(answer, id).map(({ date }) => date)),
  'every date': (answer: Answer, id: string) =>
    once(named(answer, id).flatMap(({ date, also }) => [date, ...also.map((other: Answer) => other.date)])),
  keeps: (answer: Answer, id: string) => {
    const dates = named(answer, id).map(({ date }) => date)
    return dates.find((date) => date === KEPT[id]) ?? dates.join(' ')
  },
  'years before birth': (answer: Answer, path: string) => {
    const [{ start }] = (at(answer, path) as Answer).periods
    return (Date.parse(answer.birth.utc) - Date.parse(start)) / DAY_MS / 365.25
  },
  'in order': (answer: Answer, path: string) =>
    (at(answer, path) as Answer[]).every(({ start, end }) => Date.parse(end) > Date.parse(start)),
  'after sunset': (answer: Answer, path: string) =>
    Date.parse(at(answer, path) as string) > Date.parse(answer.sun.sunset.at),
  'several houses': (answer: Answer, path: string) =>
    new Set((at(answer, path) as Answer[]).map(({ house }) => house)).size > 4,
  'own houses': ({ grahas, cusps }: Answer) =>
    grahas.every(({ house, lon }: Answer) => {
      const [from, to] = [cusps[house - 1].lon, cusps[house % 12].lon]
      return (lon - from + 360) % 360 < (to - from + 360) % 360
    }),
}

/** Dates of rows that a year has often. */
const KEPT: Readonly<Record<string, string>> = { pradosh_vrat: '2025-02-09', chandra_darshan: '2021-04-13' }
