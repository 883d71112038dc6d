// The double's unfinished work, so that a test can wait for quiet instead of sleeping.
export class PendingWork {
  private busy = 0
  private waiting: (() => void)[] = []
  private readonly timers = new Set<() => void>()
  stopped = false

  /** A timer that counts as work. Returns its cancellation. */
  after(ms: number, run: () => void): () => void {
    this.busy++
    return this.timer(ms, run, () => this.done())
  }

  /** A timer that does not count: time limits, heartbeats, the end of a token. */
  later(ms: number, run: () => void): () => void {
    return this.timer(ms, run, () => {})
  }

  /** Resolves after the time, or at once when the signal is aborted. */
  wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve()
      const cancel = this.after(ms, resolve)
      signal?.addEventListener('abort', () => {
        cancel()
        resolve()
      })
    })
  }

  async track<T>(promise: Promise<T>): Promise<T> {
    this.busy++
    try {
      return await promise
    } finally {
      this.done()
    }
  }

  /** Resolves once nothing is under way. */
  async idle(): Promise<void> {
    while (this.busy > 0) await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  stop(): void {
    this.stopped = true
    for (const cancel of this.timers) cancel()
  }

  private timer(ms: number, run: () => void, over: () => void): () => void {
    const cancel = () => {
      if (!this.timers.delete(cancel)) return
      clearTimeout(handle)
      over()
    }
    // setTimeout fires at once beyond 2^31 ms.
    const handle = setTimeout(
      () => {
        this.timers.delete(cancel)
        try {
          run()
        } finally {
          over()
        }
      },
      Math.min(ms, 2 ** 31 - 1),
    )
    this.timers.add(cancel)
    return cancel
  }

  private done(): void {
    this.busy--
    // A finished step often starts the next one in the same turn: ask again after it.
    setImmediate(() => {
      if (this.busy > 0) return
      for (const resolve of this.waiting.splice(0)) resolve()
    })
  }
}
