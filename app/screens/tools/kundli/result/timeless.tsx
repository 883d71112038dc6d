import { Callout } from '#app/ui/callout.tsx'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import { UNKNOWN_MINUTES } from '../../birth/read-time.ts'
import { kundliText as text } from '../kundli-text.ts'

export const isTimeless = ({ uncertainty }: Kundli) => uncertainty.minutes >= UNKNOWN_MINUTES

/** Where something rests on an hour that nobody gave, it says so. */
export function Timeless({ made }: { made: Kundli }) {
  return isTimeless(made) ? (
    <Callout tone="warn" className="mb-6">
      {text.timeless}
    </Callout>
  ) : null
}
