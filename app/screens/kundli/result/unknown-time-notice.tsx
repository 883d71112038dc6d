import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { UNKNOWN_MINUTES } from '#app/births/certainties.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { Callout } from '#app/ui/callout.tsx'

/** Noon with half a day either way is what an unknown hour is cast by. */
export const isTimeUnknown = ({ uncertainty, birth }: Kundli) =>
  uncertainty.minutes >= UNKNOWN_MINUTES && birth.local?.slice(11, 16) === '12:00'

/** Where something rests on an hour that nobody gave, it says so. */
export function UnknownTimeNotice({ kundli }: { kundli: Kundli }) {
  const text = useTexts(kundliTexts)
  return isTimeUnknown(kundli) ? (
    <Callout tone="warn" className="mb-6">
      {text.timeless}
    </Callout>
  ) : null
}
