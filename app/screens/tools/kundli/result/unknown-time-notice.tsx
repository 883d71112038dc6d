import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { Callout } from '#app/ui/callout.tsx'
import { UNKNOWN_MINUTES } from '../../birth/certainties.ts'
import { kundliText as text } from '../kundli-text.ts'

/** Noon with half a day either way is what an unknown hour is cast by. */
export const isTimeUnknown = ({ uncertainty, birth }: Kundli) =>
  uncertainty.minutes >= UNKNOWN_MINUTES && birth.local?.slice(11, 16) === '12:00'

/** Where something rests on an hour that nobody gave, it says so. */
export function UnknownTimeNotice({ kundli }: { kundli: Kundli }) {
  return isTimeUnknown(kundli) ? (
    <Callout tone="warn" className="mb-6">
      {text.timeless}
    </Callout>
  ) : null
}
