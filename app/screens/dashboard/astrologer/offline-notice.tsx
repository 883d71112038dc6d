import { useOwnLine } from '#app/shell/line-context.ts'
import { Callout } from '#app/ui/callout.tsx'
import type { OfflineReason } from '#workers/contract/astrologers.ts'
import { astrologerText } from './astrologer-text.ts'

const text = astrologerText.availability

/** Shown at the next visit (PRODUCT 5), until the astrologer is online again. */
export function OfflineNotice({ because }: { because: OfflineReason | null }) {
  const line = useOwnLine()
  if (because === null || (line && line.status !== 'offline')) return null
  return (
    <Callout tone="warn" title={text.itself}>
      {text.because[because]}
    </Callout>
  )
}
