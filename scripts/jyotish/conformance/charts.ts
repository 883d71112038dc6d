// Births, years and numbers of books and programs: each figure is a path into what the engine gives.
import { type Doubt, deskOf } from './desk.ts'
import { kpNumbers, kundli, type ReadBirth, readBirth, varshaOf, type ZoneTable } from './engine.ts'
import { compare, compareInstants, type Figure } from './figure.ts'
import { kpQuestion, type Moment, momentOf } from './moment.ts'

type Asked = { what: string; path: string; theirs: unknown; within?: number; unit?: string; reason?: string }
type Case = {
  name: string
  citation: string
  cast: 'kundli' | 'varsha' | 'number' | 'moment' | 'kp' | 'desk'
  birth?: ReadBirth
  years?: number
  number?: number
  options?: object
  figures: Asked[]
} & Partial<Moment> &
  Pick<Doubt, 'tried' | 'events'>
export type Charts = { source: string; kind: 'charts'; cases: Case[] }

export function chartFigures({ source, cases }: Charts, zones: ZoneTable): Figure[] {
  return cases.flatMap((each) => {
    const made = cast(each, zones)
    const { name, citation } = each
    return each.figures.map(({ what, path, theirs, within, unit, reason }): Figure => {
      const ours = at(made, path)
      const isInstant = typeof theirs === 'string' && typeof ours === 'number'
      const found = isInstant
        ? compareInstants(Date.parse(theirs), ours, within ?? 60)
        : compare(theirs, ours, within, unit)
      return { collection: source, name, citation, what, ...found, reason: found.agrees ? null : (reason ?? null) }
    })
  })
}

function cast(each: Case, zones: ZoneTable): unknown {
  const { cast: kind, birth, years = 0, number = 1, options } = each
  if (kind === 'number') return kpNumbers()[number - 1]
  const moment = { at: '', lat: 0, lon: 0, ...each }
  if (kind === 'moment') return momentOf(moment)
  if (kind === 'kp') return kpQuestion(moment, number)
  if (kind === 'desk') return deskOf(each, zones)
  const born = readBirth(birth, zones)
  return kind === 'kundli' ? kundli(born, options) : varshaOf(born, years, options)
}

/** The value at 'a.b.0.c'. */
function at(made: unknown, path: string): unknown {
  let value = made
  for (const step of path.split('.')) value = (value as Record<string, unknown>)[step]
  return value
}
