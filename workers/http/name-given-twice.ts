// A name that an object of a JSON text has twice: JSON.parse keeps the last value and says nothing. The names that stand in the text are
// counted, and compared with those of the value.

/** In a text that JSON.parse takes, a string before a colon is a name, and nothing else is. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(?=(\s*:)?)/g

/** A name that stands more often in the text than in its value; null where there is none. */
export function nameGivenTwice(text: string, value: unknown): string | null {
  const left = new Map<string, number>()
  const count = (name: string, by: number) => left.set(name, (left.get(name) ?? 0) + by)
  for (const name of namesOf(value)) count(name, -1)
  for (const [name, colon] of text.matchAll(STRING)) if (colon !== undefined) count(JSON.parse(name), 1)
  return [...left].find(([, more]) => more > 0)?.[0] ?? null
}

function namesOf(value: unknown): string[] {
  const names: string[] = []
  const open = [value]
  // It grows while it is walked: a body may be nested deeper than calls can be.
  for (const each of open) {
    if (typeof each !== 'object' || each === null) continue
    if (!Array.isArray(each)) for (const name of Object.keys(each)) names.push(name)
    for (const inner of Object.values(each)) open.push(inner)
  }
  return names
}
