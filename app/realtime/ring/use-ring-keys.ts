// Keys during a request: in the first moment none presses a button, and Escape never rejects.
import { type KeyboardEvent as ReactKeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/** Time after the dialog opens in which no key presses a button (ms). */
const STRAY_KEYS = 700

const isPress = (key: string) => key === 'Enter' || key === ' '

/** Handlers for the dialog; `onEscape` is called for Escape and for a phone's back gesture. */
export function useRingKeys(onEscape: () => void) {
  const shownAt = useRef(0)
  // An astrologer who is typing must not answer with the next key.
  const isStray = () => performance.now() - shownAt.current < STRAY_KEYS
  const handleEscape = useRef(() => {})
  handleEscape.current = () => {
    if (!isStray()) onEscape()
  }
  // Chromium closes a dialog on the second Escape without a click in between, even if its cancel event was prevented;
  // preventing the keydown avoids it. https://html.spec.whatwg.org/multipage/interaction.html#close-requests
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
      // A held key repeats beyond that time.
      if ((isStray() || event.repeat) && isPress(event.key)) event.preventDefault()
    },
    // Firefox presses a button on the keyup of the space bar.
    onKeyUpCapture(event: ReactKeyboardEvent) {
      if (isStray() && isPress(event.key)) event.preventDefault()
    },
  }
}
