// Names of things that the engine knows by ids: yogas, doshas, classes of stars and signs.
import { sentenceCase, titleCase } from './text-case.ts'

/** named('guru_chandal') = "Guru Chandal". */
export function named(id: string): string {
  return titleCase(id)
}

/** placed('south_east') = "South east": places, directions and events. */
export function placed(id: string): string {
  return sentenceCase(id)
}
