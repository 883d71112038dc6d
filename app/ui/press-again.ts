// A press whose button heard nothing yet is made again once it listens. `shell/pressed.ts` keeps presses from before the start.

declare global {
  interface Window {
    /** The button that was pressed last while it heard nothing; 0 for none. */
    __pressed?: HTMLButtonElement | 0
  }
}

/** A button that waits for its scripts, or that React does not know yet. */
const isDeaf = (button: HTMLButtonElement) =>
  button.matches('[data-waiting]') || !Object.keys(button).some((key) => key.startsWith('__reactProps'))

/** After some seconds nobody expects the answer any more. */
export function pressAgain(frames = 300): void {
  const button = window.__pressed
  if (!button || !frames) return
  requestAnimationFrame(() => {
    // Meanwhile another button may have been pressed, or have taken its place.
    if (isDeaf(button) || window.__pressed !== button) return pressAgain(frames - 1)
    window.__pressed = 0
    button.click()
  })
}

/** From the start on: buttons of parts whose code comes later. */
export function keepPressesBeforeHydration(): void {
  // While it is captured: Chromium lets no event of a disabled button bubble.
  addEventListener('pointerup', () => pressAgain(), true)
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest?.<HTMLButtonElement>('button[type=button]')
      if (!button || !isDeaf(button)) return
      // React may bring the part to life for this very click, and then it answers.
      setTimeout(() => {
        if (!isDeaf(button)) return
        window.__pressed = button
        pressAgain()
      })
    },
    true,
  )
}
