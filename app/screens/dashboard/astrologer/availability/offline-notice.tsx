import { useTexts } from '#app/language/texts.ts'
import { astrologerTexts } from '#app/screens/dashboard/astrologer/astrologer-text.ts'
import { useOwnLine } from '#app/shell/astrologers/line-context.ts'
import { Callout } from '#app/ui/callout.tsx'
import type { OfflineReason } from '#workers/contract/astrologers/astrologers.ts'

/** Shown on the next visit until the astrologer is online again. */
export function OfflineNotice({ because }: { because: OfflineReason | null }) {
  const text = useTexts(astrologerTexts).availability
  const line = useOwnLine()
  if (because === null || (line && line.status !== 'offline')) return null
  return (
    <Callout tone="warn" title={text.itself}>
      {text.because[because]}
    </Callout>
  )
}
