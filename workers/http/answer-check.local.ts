// Compares every answer with its schema, in local builds only, so that each test over the wire checks the contract.
import type { ApiSpec } from '#workers/contract/api/api-spec.ts'

/** Throws, which results in 500, when an answer breaks its schema or has a field that is not in the schema. */
export function assertFollows({ route, answer: schema }: ApiSpec, answer: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(answer))
  const { success, data, error } = schema.safeParse(sent)
  if (!success) throw new Error(`${route} breaks its contract: ${error.message}`)
  const extra = unnamedField(sent, data)
  if (extra !== null) throw new Error(`${route} answers a field that its contract does not name: ${extra}`)
}

// The path of the first field that parsing dropped; null without one.
function unnamedField(sent: unknown, parsed: unknown, at = ''): string | null {
  if (typeof sent !== 'object' || sent === null || typeof parsed !== 'object' || parsed === null) return null
  for (const [key, value] of Object.entries(sent)) {
    if (!(key in parsed)) return `${at}${key}`
    const found = unnamedField(value, (parsed as Record<string, unknown>)[key], `${at}${key}.`)
    if (found !== null) return found
  }
  return null
}
