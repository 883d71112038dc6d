import type { Cast } from '#app/charts/cast-kundli.ts'

export type ResultProps = {
  cast: Cast
  /** The instant that "now" means (ms UTC). */
  at: number
  /** Actions that need JavaScript; null without it. */
  actions: { edit(): void; recast(change: Partial<Cast['input']>): void } | null
}
