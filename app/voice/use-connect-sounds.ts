import { useEffect, useRef } from 'react'
import { play } from './sounds.ts'
import type { CallStatus } from './use-call.ts'

/** One sound when both are connected for the first time, one when the call is over. */
export function useConnectSounds(status: CallStatus, enabled: boolean): void {
  const opened = useRef(false)
  useEffect(() => {
    if (status === 'open' && !opened.current) {
      opened.current = true
      play('connect')
    }
  }, [status])
  useEffect(() => {
    if (enabled || !opened.current) return
    opened.current = false
    play('disconnect')
  }, [enabled])
}
