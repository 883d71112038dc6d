// Hooks of every consultation page: a ticking clock, the deadline, polling.

import { useEffect, useState } from 'react'
import { addressOf } from '#app/language/language.ts'
import type { RoomModel } from '#app/realtime/room/room-model.ts'
import { useBackgroundReload } from '#app/ui/hooks/use-background-reload.ts'

const LOOK_EVERY = 2_000

/** Polls the server while `wanted`: a closed room's page waits for the bill. */
export function usePollWhile(wanted: boolean): void {
  const reload = useBackgroundReload()
  useEffect(() => {
    if (!wanted) return
    reload()
    const timer = setInterval(reload, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [wanted, reload])
}

/** When the wait ends by itself, on the page's clock (performance.now). */
export function serverDeadline({ state, stateAt }: RoomModel): number | null {
  return state?.deadline_at ? stateAt + (state.deadline_at - state.now) : null
}

/** The page's clock, moved on while the meter runs. */
export function useTick(running: boolean): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    setNow(performance.now())
    if (!running) return
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [running])
  return Math.max(now, typeof performance === 'undefined' ? 0 : now)
}

/** The consultation belongs to another page, which is loaded in place of this one. */
export function useReplacePage(path: string, wanted: boolean): void {
  useEffect(() => {
    if (wanted) location.replace(addressOf(path))
  }, [wanted, path])
}
