// A press whose button heard nothing yet is made again once it listens. `pressed.ts` keeps presses from before the start.

/** A button that waits for its scripts, or that React does not know yet. */
const isDeaf = (button: HTMLButtonElement) =>
  button.matches('[data-waiting]') || !Object.keys(button).some((key) => key.startsWith('__reactProps'))

/** After some seconds nobody expects the answer any more. */
export function pressAgain(frames = 300): void {
  const button = window.__pressed || null
  if (!button?.isConnected || frames === 0) return
  requestAnimationFrame(() => {
    if (isDeaf(button) || window.__pressed !== button) return pressAgain(frames - 1)
    window.__pressed = 0
    button.click()
  })
}

/** From the start on: buttons of parts whose code comes later. */
export function keepPressesOfLateParts(): void {
  addEventListener('pointerup', () => pressAgain())
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
