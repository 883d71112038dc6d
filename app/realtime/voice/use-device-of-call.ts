import { useEffect, useRef } from 'react'
import { askBeforeClosing, keepScreenOn, type ShownCall, showOnDevice } from './device-of-call.ts'

/** While a call is `open`: the screen stays on, the device shows the call, and closing the page asks first. */
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
