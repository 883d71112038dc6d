/** The latest date anywhere on Earth, YYYY-MM-DD: nobody is born later. Line Islands are 14 hours ahead of UTC. */
export function latestDateOnEarth(now: number): string {
  return new Date(now + 14 * 3_600_000).toISOString().slice(0, 10)
}
