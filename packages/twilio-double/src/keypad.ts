/** Keys pressed at the far end, waiting for a Gather to take them. */
export class Keypad {
  /** All pressed keys, gathered or not. */
  pressed = ''
  private queue: string[] = []
  /** Keys of a person who listens to the prompt first. */
  private afterPrompt: string[] = []
  private waiting?: () => void

  press(digits: string): void {
    // "w" is the SDK's half-second pause, not a key.
    const keys = digits.replace(/[^0-9*#A-D]/g, '')
    this.pressed += keys
    this.queue.push(...keys)
    this.waiting?.()
  }

  /** Presses now if a Gather waits, else when the next one begins: a person hears the prompt before pressing. */
  pressAtPrompt(digits: string): void {
    if (this.waiting) this.press(digits)
    else this.afterPrompt.push(digits)
  }

  /** A Gather begins: it takes no key that was pressed before it. */
  beginGather(): void {
    this.queue = []
    for (const digits of this.afterPrompt.splice(0)) this.press(digits)
  }

  /** The next key, or nothing when `over` comes first. */
  async next(over: Promise<void>): Promise<string | undefined> {
    if (this.queue.length === 0) {
      await Promise.race([
        over,
        new Promise<void>((resolve) => {
          this.waiting = resolve
        }),
      ])
    }
    this.waiting = undefined
    return this.queue.shift()
  }
}
