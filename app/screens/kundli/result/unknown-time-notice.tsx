import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { UNKNOWN_MINUTES } from '#app/births/certainties.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { Callout } from '#app/ui/callout.tsx'

/** An unknown hour is cast for noon with half a day either way. */
export const isTimeUnknown = ({ uncertainty, birth }: Kundli) =>
  uncertainty.minutes >= UNKNOWN_MINUTES && birth.local?.slice(11, 16) === '12:00'

/** Marks statements that depend on an hour which was not given. */
export function UnknownTimeNotice({ kundli }: { kundli: Kundli }) {
  const text = useTexts(kundliTexts)
  return isTimeUnknown(kundli) ? (
    <Callout tone="warn" className="mb-6">
      {text.timeless}
    </Callout>
  ) : null
}
