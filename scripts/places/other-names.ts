import { readFileSync } from 'node:fs'
import { MISSPELT } from '../../workers/contract/places/shards.ts'
import { fold } from './kept-folds.ts'

/** A misspelling begins with its mark. */
export type OtherName = { name: string; target: string }
type Target = { name: string; region: string; country: string; population: number }

/** The pairs of other-names.txt. */
export function readOtherNames(): OtherName[] {
  const lines = readFileSync(new URL('other-names.txt', import.meta.url), 'utf8').split('\n')
  return lines
    .filter((line) => line.trim() && !line.startsWith('#'))
    .flatMap((line) => {
      const [, target = '', kind = '=', names = ''] = /^(.+?) (=|~) (.+)$/.exec(line) ?? []
      const mark = kind === '~' ? MISSPELT : ''
      return names.split('; ').map((name) => ({ name: mark + name.trim(), target: target.trim() }))
    })
}

/** Finds "Name, Country" or "Name, Region, Country" among the places: the biggest one of that name. */
export function targetFinder<T extends Target>(places: readonly T[]): (target: string) => T | null {
  const byName = new Map<string, T[]>()
  for (const place of places) {
    const key = `${fold(place.name)}|${place.country}`
    byName.set(key, [...(byName.get(key) ?? []), place])
  }
  return (target) => {
    const [name = '', ...rest] = target.split(', ')
    const country = rest.at(-1) ?? ''
    const region = rest.length > 1 ? rest[0] : null
    const found = (byName.get(`${fold(name)}|${country}`) ?? []).filter((each) => !region || each.region === region)
    return found.sort((a, b) => b.population - a.population)[0] ?? null
  }
}
