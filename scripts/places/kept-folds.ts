// Folded names, kept: the build asks for those of regions and countries a million times.
import { fold as foldAnew } from '../../workers/contract/places/fold.ts'
import { placeKey as placeKeyOf } from '../../workers/contract/places/place.ts'

const folds = new Map<string, string>()

export function fold(text: string): string {
  const known = folds.get(text)
  if (known !== undefined) return known
  const folded = foldAnew(text)
  folds.set(text, folded)
  return folded
}

/** The key of a place, of kept folds. */
export function placeKey(name: string, region: string, country: string): string {
  return placeKeyOf(name, region, country, fold)
}
