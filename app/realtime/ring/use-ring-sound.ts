// The ringtone: silenced in all tabs of this browser together, and started by a click if the browser blocked it.
import { useEffect, useRef, useState } from 'react'
import { soundsAreOn } from '#app/realtime/voice/sound-setting.ts'
import { play } from '#app/realtime/voice/sounds.ts'

/** `blocked`: the browser requires a click before it plays sound; `off`: the sounds are switched off. */
export type RingSound = 'on' | 'off' | 'silenced' | 'blocked'

const CHANNEL = 'silenced-rings'
/** The vibration pattern and its interval, in milliseconds. */
const [VIBRATION, INTERVAL] = [[400, 200, 400], 3000]

/** Without an earlier click the browser refuses to vibrate and logs an error. */
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
