// The sound of a ring: silenced in all tabs of this browser at once, and turned on where the browser refused it.
import { useEffect, useRef, useState } from 'react'
import { play } from '#app/voice/sounds.ts'

/** `blocked`: the browser plays nothing before the page was touched. */
export type RingSound = 'on' | 'silenced' | 'blocked'

const CHANNEL = 'silenced-rings'

export function useRingSound(consultationId: string, rings: boolean) {
  const [silenced, setSilenced] = useState(false)
  const [start, setStart] = useState<(() => void) | null>(null)
  const channel = useRef<BroadcastChannel | null>(null)

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const opened = new BroadcastChannel(CHANNEL)
    channel.current = opened
    opened.onmessage = ({ data }) => data === consultationId && setSilenced(true)
    return () => {
      channel.current = null
      opened.close()
    }
  }, [consultationId])

  const sounds = rings && !silenced
  useEffect(() => {
    if (!sounds) return
    const stop = play('incoming', { loop: true, onBlocked: (next) => setStart(() => next) })
    return () => {
      stop()
      setStart(null)
    }
  }, [sounds])

  function silence() {
    setSilenced(true)
    channel.current?.postMessage(consultationId)
  }

  const sound: RingSound = silenced ? 'silenced' : start ? 'blocked' : 'on'
  return { sound, silence, turnOn: () => start?.() }
}
