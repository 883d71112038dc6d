import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { attachToasts, type ToastRequest } from './toasts.ts'

const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }))

/** Mount once. The toast library is fetched with the first toast only. */
export function Toaster() {
  const [wanted, setWanted] = useState(false)
  const queue = useRef<ToastRequest[]>([])
  const deliver = useRef<((request: ToastRequest) => void) | null>(null)

  useEffect(
    () =>
      attachToasts((request) => {
        if (deliver.current) deliver.current(request)
        else queue.current.push(request)
        setWanted(true)
      }),
    [],
  )

  const ready = useCallback((show: (request: ToastRequest) => void) => {
    deliver.current = show
    for (const request of queue.current.splice(0)) show(request)
  }, [])

  return wanted ? (
    <Suspense fallback={null}>
      <ToastHost onReady={ready} />
    </Suspense>
  ) : null
}
