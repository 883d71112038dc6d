// Toasts without the toast library: for a page that lost the network before it had the library.
import { useCallback, useEffect, useState } from 'react'
import { closeClass } from './close-class.ts'
import { Icon } from './icon.tsx'
import { type Show, TOAST_MS, type ToastRequest } from './toasts.ts'

type Shown = ToastRequest & { at: number }

export function PlainToasts({ onReady }: { onReady: (show: Show) => void }) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const close = useCallback((at: number) => setToasts((known) => known.filter((each) => each.at !== at)), [])
  useEffect(() => {
    let count = 0
    const timers = new Set<ReturnType<typeof setTimeout>>()
    onReady((request) => {
      const at = ++count
      const { id, duration = TOAST_MS } = request.options
      // A toast with an id takes the place of the one before it.
      setToasts((known) => [...known.filter(({ options }) => !id || options.id !== id), { ...request, at }])
      if (Number.isFinite(duration)) timers.add(setTimeout(() => close(at), duration))
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [onReady, close])
  return (
    <ul className="fixed top-19 right-4 z-75 grid w-[min(380px,calc(100vw-32px))] gap-2 print:hidden">
      {toasts.map(({ at, kind, text }) => (
        <li
          key={at}
          className="flex items-start gap-3 rounded-[10px] border border-line bg-surface px-3.5 py-3.5 text-14 leading-[1.45] text-text shadow-raised"
          role={kind === 'error' ? 'alert' : 'status'}
        >
          <p className="flex-1">{text}</p>
          <button type="button" className={closeClass} aria-label="Close" onClick={() => close(at)}>
            <Icon name="x" className="size-4.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
