// On a touch screen, "End call" needs a confirmation shortly after the start, because the tap that accepted the call
// may hit it.

import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { chatTexts } from '#app/screens/consultations/chat/chat-text.ts'
import type { ConsultationRoom } from '#app/screens/consultations/room/use-consultation-room.ts'
import { ConfirmDialog } from '#app/ui/overlay/dialog.tsx'
import { SECOND } from '#workers/contract/time/durations.ts'
import { callTexts } from './call-text.ts'

const YOUNG = 10 * SECOND

/** The room with an `end` that needs a confirmation, and its dialog. */
export function useEndCallConfirmation(place: ConsultationRoom) {
  const text = useTexts(callTexts)
  const chatText = useTexts(chatTexts)
  const [asking, setAsking] = useState(false)
  const { end, over, ending } = place

  function endOrAsk() {
    if (ending === 'no' && isYoung(place) && matchMedia('(pointer: coarse)').matches) setAsking(true)
    else end()
  }

  const question = (
    <ConfirmDialog
      open={asking && !over}
      onClose={() => setAsking(false)}
      title={text.endAsk}
      cancelLabel={chatText.endKeep}
      confirmLabel={text.end}
      onConfirm={() => {
        setAsking(false)
        end()
      }}
    >
      <p>{text.endText}</p>
    </ConfirmDialog>
  )
  return { place: { ...place, end: endOrAsk }, question }
}

function isYoung({ live, room: { state, stateAt } }: ConsultationRoom): boolean {
  if (!live || !state || state.started_at === null) return false
  return state.now + (performance.now() - stateAt) - state.started_at < YOUNG
}
