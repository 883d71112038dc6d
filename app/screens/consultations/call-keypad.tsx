import { useEffect, useRef, useState } from 'react'
import { toast } from '#app/ui/toasts.ts'
import { callText as text } from './call-text.ts'

const KEYS = [
  ['1', ''],
  ['2', 'ABC'],
  ['3', 'DEF'],
  ['4', 'GHI'],
  ['5', 'JKL'],
  ['6', 'MNO'],
  ['7', 'PQRS'],
  ['8', 'TUV'],
  ['9', 'WXYZ'],
  ['*', ''],
  ['0', ''],
  ['#', ''],
] as const

/** Digits as a telephone sends them; the keyboard types them too. */
type Props = {
  /** The line is open. */
  open: boolean
  /** False where the digit was not sent. */
  onDigits(digits: string): boolean
}

export function CallKeypad({ open, onDigits }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  // The keyboard types digits from the moment the panel opens.
  useEffect(() => first.current?.focus(), [])
  const [sent, setSent] = useState('')
  function press(digit: string) {
    try {
      if (onDigits(digit)) setSent((known) => (known + digit).slice(-16))
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <section
      className="card card--pad"
      aria-label={text.keypad}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (/^[0-9*#w]$/.test(key) && !ctrlKey && !metaKey && !altKey) press(key)
      }}
    >
      <h2 className="h-xs">{text.keypad}</h2>
      <output className="keys__o num" aria-label={text.digits}>
        {sent.split('').join(' ') || <span className="muted small">{text.noDigits}</span>}
      </output>
      <div className="keys">
        {KEYS.map(([digit, letters]) => (
          <button
            key={digit}
            ref={digit === '1' ? first : undefined}
            type="button"
            className="num"
            aria-disabled={!open || undefined}
            onClick={() => press(digit)}
          >
            {digit}
            <span aria-hidden="true">{letters}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
