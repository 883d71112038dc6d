// Converts the engine's answers to the wire format: snake_case names, whole milliseconds, angles to 1e-8 degree.

type Snake<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Lowercase<Head>}${Snake<Tail>}`
    : `${Lowercase<Head>}_${Snake<Tail>}`
  : Text

/** The wire type of an engine's value. */
export type Wire<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : { -readonly [Key in keyof T as Key extends string ? Snake<Key> : Key]: Wire<T[Key]> }

/** Fields in which the engine uses milliseconds, for instants and durations. */
const MILLISECONDS = new Set(
  `start end at from to until ms dusk midday sunrise sunset nextSunrise dayLength nightLength newMoon fullMoon
  nextNewMoon hariVasaraEnd dwadashiEnd starEnd moonEnd`.split(/\s+/),
)

export function toWire<T>(value: T): Wire<T> {
  return convert(value, '') as Wire<T>
}

function convert(value: unknown, name: string): unknown {
  if (typeof value === 'number') {
    if (Number.isInteger(value)) return value
    return MILLISECONDS.has(name) ? Math.round(value) : Math.round(value * 1e8) / 1e8
  }
  if (Array.isArray(value)) return value.map((item) => convert(item, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snake(key), convert(inner, key)]))
}

/** snake("amritKalam") = "amrit_kalam". */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
