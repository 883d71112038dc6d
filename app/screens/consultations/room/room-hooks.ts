// Hooks of all consultation pages: clock, deadline, poll.

import { useEffect, useState } from 'react'
import { addressOf } from '#app/language/language.ts'
import type { RoomModel } from '#app/realtime/room/room-model.ts'
import { useBackgroundReload } from '#app/ui/hooks/use-background-reload.ts'

const LOOK_EVERY = 2_000

/** Polls the server while `wanted`, because the page of a closed room needs the bill. */
export function usePollWhile(wanted: boolean): void {
  const reload = useBackgroundReload()
  useEffect(() => {
    if (!wanted) return
    reload()
    const timer = setInterval(reload, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [wanted, reload])
}

/** The deadline of the current state, on the page's clock (performance.now). */
export function serverDeadline({ state, stateAt }: RoomModel): number | null {
  return state?.deadline_at ? stateAt + (state.deadline_at - state.now) : null
}

/** The page's clock; updates while the meter runs. */
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

/** Replaces this page by the one to which the consultation belongs. */
export function useReplacePage(path: string, wanted: boolean): void {
  useEffect(() => {
    if (wanted) location.replace(addressOf(path))
  }, [wanted, path])
}
