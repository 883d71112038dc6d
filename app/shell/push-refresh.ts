import { useEffect } from 'react'
import type { Viewer } from './viewer.ts'

/** At start-up: a browser that may push registers, or renews what is a week old. Nothing is loaded elsewhere. */
export function usePushRefresh(viewer: Viewer | null | undefined): void {
  const id = viewer?.id
  const role = viewer?.role
  useEffect(() => {
    if (!id || (role !== 'user' && role !== 'astrologer')) return
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
    let stop: (() => void) | undefined
    let left = false
    void import('#app/live/push.ts').then(({ refreshPush }) => refreshPush({ id, role }))
    void import('#app/live/push-toasts.ts').then(({ listenToPush }) => {
      if (!left && 'serviceWorker' in navigator) stop = listenToPush()
    })
    return () => {
      left = true
      stop?.()
    }
  }, [id, role])
}
