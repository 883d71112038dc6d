import { useEffect, useRef } from 'react'
import { play } from './sounds.ts'

/** One sound when both are connected for the first time, one when the call is over. */
export function useConnectSounds(isOpen: boolean, enabled: boolean): void {
  const opened = useRef(false)
  useEffect(() => {
    if (isOpen && !opened.current) {
      opened.current = true
      play('connect')
    }
  }, [isOpen])
  useEffect(() => {
    if (enabled || !opened.current) return
    opened.current = false
    play('disconnect')
  }, [enabled])
}
