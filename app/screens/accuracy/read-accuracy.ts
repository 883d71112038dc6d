// Reads the published figures for /accuracy: counts by collection, those that differ, and the matches of a search.
/** collection, case, index of its citation, figure, theirs, ours (empty if equal), 1 if it agrees, the reason. */
type Row = [string, string, number, string, string, string, 0 | 1, string]
export type Data = { citations: string[]; figures: Row[] }

/** Milliseconds per call, and the RMS error of each body in arcseconds; the last is of all bodies. */
type Measured = { version: string; ms: number; rms: number[] }
/** Written by `npm run bench -- swiss`: our longitudes and those of the Swiss Ephemeris, measured in one run. */
export type Beside = {
  date: string
  node: string
  instants: number
  bodies: string[]
  ours: Measured
  swiss: Measured & { package: string }
}

export type BesideView = { words: string; rows: { what: string; ours: string; theirs: string }[] }
export type FigureView = { name: string; what: string; theirs: string; ours: string; agrees: boolean; reason: string }
export type GroupView = { name: string; citation: string; figures: FigureView[] }
export type AccuracyPage = {
  words: string
  total: number
  agreeing: number
  collections: { name: string; total: number; agreeing: number }[]
  differing: GroupView[]
  found: { total: number; groups: GroupView[] } | null
  beside: BesideView
}

/** Maximum rows of a search, to limit the length of the page. */
const MOST = 150
const LONGEST_WORDS = 60

export function readAccuracy({ citations, figures }: Data, asked: string | null): Omit<AccuracyPage, 'beside'> {
  const words = (asked ?? '').trim().slice(0, LONGEST_WORDS)
  const names = [...new Set(figures.map(([collection]) => collection))]
  const counts = names.map((name) => {
    const own = figures.filter(([collection]) => collection === name)
    return { name, total: own.length, agreeing: own.filter(agrees).length }
  })
  const wanted = words.toLowerCase().split(/\s+/)
  const isFound = ([collection, name, citation, what, theirs]: Row) => {
    const line = [collection, name, citations[citation], what, theirs].join(' ').toLowerCase()
    return wanted.every((word) => line.includes(word))
  }
  const matching = words ? figures.filter(isFound) : []
  return {
    words,
    total: figures.length,
    agreeing: figures.filter(agrees).length,
    collections: counts,
    differing: grouped(
      figures.filter((row) => !agrees(row)),
      citations,
    ),
    found: words ? { total: matching.length, groups: grouped(matching.slice(0, MOST), citations) } : null,
  }
}

const agrees = (row: Row) => row[6] === 1

function grouped(rows: readonly Row[], citations: readonly string[]): GroupView[] {
  const groups = new Map<string, GroupView>()
  for (const row of rows) {
    const [collection, name, index, what, theirs, ours, , reason] = row
    const citation = citations[index] ?? ''
    const found = groups.get(collection + citation) ?? { name: collection, citation, figures: [] }
    found.figures.push({ name, what, theirs, ours: ours || theirs, agrees: agrees(row), reason })
    groups.set(collection + citation, found)
  }
  return [...groups.values()]
}
