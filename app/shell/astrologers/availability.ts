// The availability switch: it moves immediately, and moves back if the server refuses.

import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import type { Line } from '#app/realtime/line/use-astrologer-line.ts'
import { shellTexts } from '#app/shell/shell-text.ts'
import { toast } from '#app/ui/overlay/toasts.ts'

type Own = Pick<Line, 'status' | 'setStatus' | 'ignorePushes' | 'whenOpen'>

/** The code that saves the change is loaded on the first one, because only astrologers have the switch. */
export function useAvailability(line: Own) {
  const shellText = useTexts(shellTexts)
  const [pending, setPending] = useState(false)

  async function toggle(online: boolean): Promise<void> {
    if (pending) return
    setPending(true)
    line.ignorePushes(true)
    const before = line.status
    line.setStatus(online ? 'online' : 'offline')
    try {
      const { saveAvailability } = await import('./save-availability.ts')
      await saveAvailability(online, line)
    } catch {
      line.setStatus(before)
      toast.error(shellText.noConnection.text)
    } finally {
      line.ignorePushes(false)
      setPending(false)
    }
  }

  return { pending, toggle }
}
