// Prints results on the command line: instants as ISO strings, errors with their field.
import { isJyotishError } from '../index.ts'

/** Names under which the engine keeps instants as milliseconds since 1970. */
const INSTANTS = new Set(
  'start end at from to until sunrise sunset nextSunrise midday dusk moonrise moonset newMoon fullMoon nextNewMoon otherReading'.split(
    ' ',
  ),
)
const LEAST_MS = 1e6

export type Result = Readonly<Record<string, unknown>>

/** A copy in which every instant is an ISO string in UTC. */
export function withInstants(value: Result): Result {
  return convert(value, '') as Result
}

function convert(value: unknown, name: string): unknown {
  if (typeof value === 'number')
    return INSTANTS.has(name) && Math.abs(value) > LEAST_MS ? new Date(value).toISOString() : value
  if (Array.isArray(value)) return value.map((item) => convert(item, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner, key)]))
}

/** Code, field and message of a refusal; any other error is printed as internal. */
export function errorOf(error: unknown) {
  if (isJyotishError(error)) {
    const { code, field, message, params } = error
    return { code, field, message, params }
  }
  return { code: 'internal', field: null, message: error instanceof Error ? error.message : String(error), params: {} }
}
