// Toasts without the toast library, for a page that lost the network before it had the library.
import { useEffect, useState } from 'react'
import { type Show, TOAST_MS, type ToastAction } from './toasts.ts'

type Plain = { text: string; action?: ToastAction | undefined }

export function PlainToasts({ onReady }: { onReady: (show: Show) => void }) {
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
