import { useNow } from '#app/ui/hooks/use-now.ts'
import type { PanchangView } from './data/view-types.ts'

/** The time while the day of the page runs, and while it or the night before runs; null otherwise. */
export function useRunning({ start, end, eve }: Pick<PanchangView, 'start' | 'end' | 'eve'>) {
  const now = useNow()
  const within = (from: number) => (now !== null && now >= from && now < end ? now : null)
  return { running: within(start), present: within(eve?.start ?? start) }
}
