// One published figure beside ours.

export type Figure = {
  /** The collection that it stands in, and the case within: a birth, a day, a festival. */
  collection: string
  name: string
  citation: string
  what: string
  theirs: string
  ours: string
  /** Tolerance of ours around theirs; empty where every letter counts. */
  within: string
  agrees: boolean
  /** Why they differ; null where they agree, or nobody knows. */
  reason: string | null
}

export type Compared = Pick<Figure, 'theirs' | 'ours' | 'within' | 'agrees'>

/** tolerance(0.04, '°') = "± 0.04°"; nothing for none. */
export function tolerance(within: number, unit: string): string {
  return within > 0 ? `± ${Number(within.toFixed(6))}${unit}` : ''
}

/** Numbers agree within a tolerance, words and lists letter for letter. */
export function compare(theirs: unknown, ours: unknown, within = 0, unit = ''): Compared {
  if (typeof theirs === 'number' && typeof ours === 'number') {
    const digits = Math.min(Math.max((String(theirs).split('.')[1] ?? '').length, unit === '°' ? 4 : 0), 6)
    const away = Math.abs(unit === '°' ? ((ours - theirs + 540) % 360) - 180 : ours - theirs)
    const written = (value: number) => `${value.toFixed(digits)}${unit}`
    return {
      theirs: written(theirs),
      ours: written(ours),
      within: tolerance(within, unit),
      agrees: away <= within + 1e-9,
    }
  }
  const words = (value: unknown) => (Array.isArray(value) ? value.join(' ') : String(value))
  return { theirs: words(theirs), ours: words(ours), within: '', agrees: words(theirs) === words(ours) }
}

/** Two instants agree within so many seconds. */
export function compareInstants(theirs: number, ours: number, seconds: number): Compared {
  const written = (ms: number) => new Date(ms).toISOString().replace('T', ' ').slice(0, 19)
  const agrees = Math.abs(theirs - ours) <= seconds * 1000
  return { theirs: written(theirs), ours: written(ours), within: tolerance(seconds, ' s'), agrees }
}
