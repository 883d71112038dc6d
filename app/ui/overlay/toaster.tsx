import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import { attachToasts, loadToastHost, type Show, TOAST_MS, type ToastAction, type ToastRequest } from './toasts.ts'

type Host = ComponentType<{ onReady: (show: Show) => void }>

const EVENTS = ['pointerdown', 'keydown'] as const
const importHost = async (): Promise<Host> => {
  const code = await loadOptional(() => import('./toast-host.client.tsx'))
  return code?.ToastHost ?? PlainToasts
}

/**
 * Mount once. The toast library is loaded on the first tap or key, so that a page which then goes offline can still
 * show toasts. If it failed to load, plain toasts show the texts.
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
    const load = loadToastHost(importHost, (host) => setHost(() => host))
    const detach = attachToasts((request) => {
      if (deliver.current) return deliver.current(request)
      queue.current.push(request)
      load()
    })
    const once = { once: true, capture: true } as const
    for (const event of EVENTS) addEventListener(event, load, once)
    return () => {
      detach()
      for (const event of EVENTS) removeEventListener(event, load, once)
    }
  }, [])

  return Host ? <Host onReady={ready} /> : null
}

// Toasts without the toast library, for a page that went offline before it was loaded.
type Plain = { text: string; action?: ToastAction | undefined }

function PlainToasts({ onReady }: { onReady: (show: Show) => void }) {
  const [texts, setTexts] = useState<Plain[]>([])
  useEffect(
    () =>
      onReady(({ text, options }) => {
        const others = (known: Plain[]) => known.filter((each) => each.text !== text)
        setTexts((known) => [...others(known), { text, action: options.action }])
        const close = () => setTexts(others)
        if (options.until) options.until.then(close, close)
        else setTimeout(close, TOAST_MS)
      }),
    [onReady],
  )
  return (
    <div className="fixed top-19 right-4 z-75 w-[min(380px,calc(100vw-32px))] print:hidden" role="alert">
      {texts.map(({ text, action }) => (
        <p className="p-3.5 text-14 card" key={text}>
          {text}
          {action ? (
            <button type="button" className="ml-3 min-h-6 font-medium text-link underline" onClick={action.run}>
              {action.label}
            </button>
          ) : null}
        </p>
      ))}
    </div>
  )
}
