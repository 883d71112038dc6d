import { useEffect, useRef } from 'react'
import { play } from './sounds.ts'

/** Plays one sound when both sides are first connected, and one at the end of the call. */
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
