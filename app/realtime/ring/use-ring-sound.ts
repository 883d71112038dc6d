// The sound of a ring: silenced in all tabs of this browser at once, and turned on where the browser refused it.
import { useEffect, useRef, useState } from 'react'
import { soundsAreOn } from '#app/realtime/voice/sound-setting.ts'
import { play } from '#app/realtime/voice/sounds.ts'

/** `blocked`: the browser plays nothing before the page was touched; `off`: the switch for sounds is off. */
export type RingSound = 'on' | 'off' | 'silenced' | 'blocked'

const CHANNEL = 'silenced-rings'
/** Milliseconds of vibration and rest, for devices that can; repeated in this interval. */
const [VIBRATION, INTERVAL] = [[400, 200, 400], 3000]

/** On a page that nobody touched yet the browser refuses, and calls it an error. */
const mayVibrate = () => navigator.userActivation?.hasBeenActive !== false

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

  useEffect(() => {
    if (!sounds || !('vibrate' in navigator)) return
    const vibrate = () => mayVibrate() && navigator.vibrate(VIBRATION)
    vibrate()
    const timer = setInterval(vibrate, INTERVAL)
    return () => {
      clearInterval(timer)
      if (mayVibrate()) navigator.vibrate(0)
    }
  }, [sounds])

  function silence() {
    setSilenced(true)
    channel.current?.postMessage(consultationId)
  }

  const sound: RingSound = silenced ? 'silenced' : start ? 'blocked' : soundsAreOn() ? 'on' : 'off'
  return { sound, silence, turnOn: () => start?.() }
}
