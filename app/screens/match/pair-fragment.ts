// Two people in the fragment of a URL, which can be shared and is never sent to a server.
import { fragmentOf, readFragment, valuesOf } from '#app/births/birth-fragment.ts'
import type { PairInput } from './cast-pair.ts'
import { type MatchOptions, readOptions } from './match-rules.ts'
import { type Both, SIDES, type SideKey, type SideValues } from './pair-values.ts'
import type { Side } from './person-form.ts'

/** `#a.n=…&a.d=1991-03-17&a.t=…&a.p=…&b.s=12-4`, and everything that differs from the defaults. */
export function pairFragment({ a, b, options }: PairInput): string {
  const params = new URLSearchParams()
  for (const [key, side] of [
    ['a', a],
    ['b', b],
  ] as const)
    for (const [name, value] of sideParams(side)) params.set(`${key}.${name}`, value)
  for (const [key, value] of Object.entries(options)) params.set(key, String(value))
  return `#${params}`
}

function sideParams(side: Side): URLSearchParams {
  if (side.by === 'birth') return new URLSearchParams(fragmentOf({ ...side, options: {} }).slice(1))
  const params = new URLSearchParams({ s: `${side.nakshatra}-${side.pada}` })
  if (side.name) params.set('n', side.name)
  return params
}

export type SharedPair = { values: Both<SideValues>; options: MatchOptions }

/** Two births of a URL as form fields; null if it contains none. Validated like typed text. */
export function readPairFragment(fragment: string): SharedPair | null {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const [a, b] = SIDES.map((key) => sharedSide(params, key))
  if (!a && !b) return null
  return { values: { a: a ?? {}, b: b ?? {} }, options: readOptions(Object.fromEntries(params)) }
}

function sharedSide(params: URLSearchParams, key: SideKey): SideValues | null {
  const own = new URLSearchParams()
  for (const [name, value] of params) if (name.startsWith(`${key}.`)) own.set(name.slice(2), value)
  const star = own.get('s')
  if (star !== null) {
    const [nakshatra = '', pada = ''] = star.split('-')
    return { by: 'star', name: (own.get('n') ?? '').slice(0, 80), nakshatra, pada }
  }
  const shared = readFragment(`#${own}`)
  return shared && { by: 'birth', ...shared.values }
}

/** The form fields for one side of a pair. */
export function sideValuesOf(side: Side): SideValues {
  if (side.by === 'birth') return { by: 'birth', ...valuesOf(side) }
  return { by: 'star', name: side.name, nakshatra: String(side.nakshatra), pada: String(side.pada) }
}
