import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { PlainToasts } from './plain-toasts.tsx'
import { attachToasts, loadToastHost, type Show, type ToastRequest } from './toasts.ts'

type Host = ComponentType<{ onReady: (show: Show) => void }>

const importHost = async (): Promise<Host> => (await import('./toast-host.tsx')).ToastHost

/**
 * Mount once. The toast library is fetched while the browser is idle, so that a page that lost the network can still say
 * so. Where it could not be fetched, plain toasts show the texts.
 */
export function Toaster() {
  const [Host, setHost] = useState<Host | null>(null)
  const queue = useRef<ToastRequest[]>([])
  const deliver = useRef<Show | null>(null)

  const ready = useCallback((show: Show) => {
    deliver.current = show
    for (const request of queue.current.splice(0)) show(request)
  }, [])

  useEffect(() => {
    const load = loadToastHost(importHost, PlainToasts, (host) => setHost(() => host))
    const detach = attachToasts((request) => {
      if (deliver.current) return deliver.current(request)
      queue.current.push(request)
      load()
    })
    // Safari has no idle callbacks.
    const idle = globalThis.requestIdleCallback?.(load, { timeout: IDLE_WITHIN })
    const timer = idle === undefined ? setTimeout(load, IDLE_WITHIN) : undefined
    return () => {
      detach()
      if (idle !== undefined) cancelIdleCallback(idle)
      clearTimeout(timer)
    }
  }, [])

  return Host ? <Host onReady={ready} /> : null
}

const IDLE_WITHIN = 5000
