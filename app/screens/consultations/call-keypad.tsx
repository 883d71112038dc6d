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
      className="rounded-card border border-line bg-surface p-5 md:p-6"
      aria-label={text.keypad}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (/^[0-9*#w]$/.test(key) && !ctrlKey && !metaKey && !altKey) press(key)
      }}
    >
      <h2 className="heading-xs">{text.keypad}</h2>
      <output className="block min-h-11 px-0.5 pt-1.5 pb-3.5 num text-20 tracking-[0.08em]" aria-label={text.digits}>
        {sent.split('').join(' ') || <span className="text-small text-muted">{text.noDigits}</span>}
      </output>
      <div className="grid grid-cols-3 gap-2 [&_button]:grid [&_button]:h-13.5 [&_button]:place-content-center [&_button]:justify-items-center [&_button]:rounded-[10px] [&_button]:border [&_button]:border-line [&_button]:bg-transparent [&_button]:text-20 [&_button]:leading-[1.05] [&_button]:hover:bg-(--night-hover) [&_button_span]:min-h-2.5 [&_button_span]:text-[10px] [&_button_span]:tracking-[0.08em] [&_button_span]:text-muted">
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
