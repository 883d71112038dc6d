import { useEffect, useRef } from 'react'
import { askBeforeClosing, keepScreenOn, type ShownCall, showOnDevice } from './device-of-call.ts'

/**
 * While a call is `open`: keeps the screen on, shows the call in the system's media controls, and asks before the page
 * closes.
 */
export function useDeviceOfCall(open: boolean, { title, onMute, onEnd }: ShownCall): void {
  const latest = useRef({ onMute, onEnd })
  latest.current = { onMute, onEnd }
  useEffect(() => {
    if (!open) return
    const ends = [
      keepScreenOn(),
      askBeforeClosing(),
      showOnDevice({ title, onMute: () => latest.current.onMute(), onEnd: () => latest.current.onEnd() }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [open, title])
}
