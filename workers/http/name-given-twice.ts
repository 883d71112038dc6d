// Detects a repeated name in an object of a JSON text, because JSON.parse silently uses the last value. The names in the text
// are counted and compared with those in the value.

/** In valid JSON, a string before a colon is a name, and nothing else is. */
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"(?=(\s*:)?)/g

/** A name that is more frequent in the text than in its value; null without one. */
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
  // The list grows during the loop, because a body may be nested too deeply for recursion.
  for (const each of open) {
    if (typeof each !== 'object' || each === null) continue
    if (!Array.isArray(each)) for (const name of Object.keys(each)) names.push(name)
    for (const inner of Object.values(each)) open.push(inner)
  }
  return names
}
