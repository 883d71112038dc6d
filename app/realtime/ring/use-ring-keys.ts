// Keys during a ring: none presses a button in the first moment, Escape never rejects.
import { type KeyboardEvent as ReactKeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/** Within this time after the first ring no key presses a button (ms). */
const STRAY_KEYS = 700

const isPress = (key: string) => key === 'Enter' || key === ' '

/** The handlers of the dialog; `onEscape`: Escape, or the back gesture of a phone. */
export function useRingKeys(onEscape: () => void) {
  const shownAt = useRef(0)
  // A person who is typing when it rings must not answer with the next key.
  const isStray = () => performance.now() - shownAt.current < STRAY_KEYS
  const handleEscape = useRef(() => {})
  handleEscape.current = () => {
    if (!isStray()) onEscape()
  }
  // Chromium closes a dialog at the second Escape without a click between them, whatever its cancel event is answered;
  // a key that was prevented never gets there. https://html.spec.whatwg.org/multipage/interaction.html#close-requests
  useEffect(() => {
    shownAt.current = performance.now()
    const heard = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      handleEscape.current()
    }
    addEventListener('keydown', heard, { capture: true })
    return () => removeEventListener('keydown', heard, { capture: true })
  }, [])

  return {
    onCancel(event: SyntheticEvent) {
      event.preventDefault()
      handleEscape.current()
    },
    onKeyDownCapture(event: ReactKeyboardEvent) {
      // A key that is held down repeats past the first moment.
      if ((isStray() || event.repeat) && isPress(event.key)) event.preventDefault()
    },
    // Firefox presses a button as the space bar is let go.
    onKeyUpCapture(event: ReactKeyboardEvent) {
      if (isStray() && isPress(event.key)) event.preventDefault()
    },
  }
}
