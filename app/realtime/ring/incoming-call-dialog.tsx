// The astrologer's dialog for incoming requests on every page. It opens in all tabs; the first answer wins.

import { useEffect } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { ENDED_UNNOTIFIED, type Ring } from '#app/realtime/line/watch-line.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { incomingTexts } from './incoming-text.ts'
import { RingingDialog } from './ringing-dialog.tsx'
import { useRingAnswer } from './use-ring-answer.ts'

/** One incoming request. `shell.tsx` keys it by session_id, so that the next request mounts a new dialog. */
export function IncomingCallDialog({ ring, onClose }: { ring: NonNullable<Ring>; onClose(): void }) {
  const text = useTexts(incomingTexts)
  const { notice, until } = ring
  const over = ring.outcome ?? null
  const { accept, reject, silence, turnOn, ...answer } = useRingAnswer(notice, onClose)
  const { phase } = answer

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of this ring counts
  useEffect(() => {
    if (over === null || phase !== 'ringing') return
    if (over === 'no_answer') toast.warn(text.missed(isolatedName(notice.from_user)))
    if (over === 'cancelled') toast.info(text.cancelled(isolatedName(notice.from_user)))
    if (over === 'left') toast.info(text.left(isolatedName(notice.from_user)))
    if (over === 'accepted') toast.info(text.taken)
    if (over === ENDED_UNNOTIFIED) toast.info(text.over(isolatedName(notice.from_user)))
    onClose()
  }, [over, phase])

  if (over !== null && phase === 'ringing') return null
  return (
    <RingingDialog
      notice={notice}
      until={until}
      onClose={onClose}
      {...answer}
      onAccept={accept}
      onReject={reject}
      onSilence={silence}
      onTurnOn={turnOn}
    />
  )
}
