/** Keys pressed at the far end, waiting for a Gather to take them. */
export class Keypad {
  /** Everything ever pressed, gathered or not. */
  pressed = ''
  private queue: string[] = []
  private waiting?: () => void

  press(digits: string): void {
    // "w" is the SDK's half-second pause, not a key.
    const keys = digits.replace(/[^0-9*#A-D]/g, '')
    this.pressed += keys
    this.queue.push(...keys)
    this.waiting?.()
  }

  clear(): void {
    this.queue = []
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
