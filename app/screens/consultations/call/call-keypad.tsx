import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { callTexts } from './call-text.ts'

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

/** The digits of a telephone keypad; the keyboard works, too. */
type Props = {
  /** The call is connected. */
  open: boolean
  /** False if the digit was not sent. */
  onDigits(digits: string): boolean
}

export function CallKeypad({ open, onDigits }: Props) {
  const text = useTexts(callTexts)
  const first = useRef<HTMLButtonElement>(null)
  // Focused on mount, so that the keyboard types digits.
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
      className="bg-(--night-card) card card-pad"
      aria-label={text.keypad}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (/^[0-9*#w]$/.test(key) && !ctrlKey && !metaKey && !altKey) press(key)
      }}
    >
      <h2 className="heading-xs">{text.keypad}</h2>
      <output className="block min-h-11 px-0.5 pt-1.5 pb-3.5 num text-20 tracking-[0.08em]" aria-label={text.digits}>
        {sent.split('').join(' ') || <span className="text-small text-muted">{text.noDigits}</span>}
      </output>
      <div className="grid grid-cols-3 gap-2">
        {KEYS.map(([digit, letters]) => (
          <button
            key={digit}
            ref={digit === '1' ? first : undefined}
            type="button"
            className="grid h-13.5 place-content-center justify-items-center rounded-[10px] border border-line bg-transparent num text-20 leading-[1.05] hover:bg-(--night-hover)"
            aria-disabled={!open || undefined}
            onClick={() => press(digit)}
          >
            {digit}
            <span className="min-h-2.5 text-[10px] tracking-[0.08em] text-muted" aria-hidden="true">
              {letters}
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}
