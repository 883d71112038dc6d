// Toasts without the toast library, for a page that lost the network before it had the library: the texts alone.
import { useEffect, useState } from 'react'
import { type Show, TOAST_MS } from './toasts.ts'

export function PlainToasts({ onReady }: { onReady: (show: Show) => void }) {
  const [texts, setTexts] = useState<string[]>([])
  useEffect(
    () =>
      onReady(({ text, options }) => {
        const others = (known: string[]) => known.filter((each) => each !== text)
        setTexts((known) => [...others(known), text])
        const close = () => setTexts(others)
        if (options.until) options.until.then(close, close)
        else setTimeout(close, TOAST_MS)
      }),
    [onReady],
  )
  return (
    <div className="fixed top-19 right-4 z-75 w-[min(380px,calc(100vw-32px))] print:hidden" role="alert">
      {texts.map((text) => (
        <p className="p-3.5 text-14 card" key={text}>
          {text}
        </p>
      ))}
    </div>
  )
}
