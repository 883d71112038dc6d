// When a page sends what waits: a drag lets some through on its way, and nothing waits longer because of what came after it.

export type SendSchedule = {
  /** Runs within `ms`; sooner where it was to run sooner. */
  within(ms: number): void
  /** Runs at most once in `every`, from the first of many calls on. */
  drag(): void
  stop(): void
}

export function newSendSchedule(run: () => void, every: number): SendSchedule {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY
  let ran = Number.NEGATIVE_INFINITY
  const stop = () => {
    clearTimeout(timer)
    due = Number.POSITIVE_INFINITY
  }
  const within = (ms: number) => {
    const at = performance.now() + ms
    if (at >= due) return
    stop()
    due = at
    timer = setTimeout(() => {
      due = Number.POSITIVE_INFINITY
      ran = performance.now()
      run()
    }, ms)
  }
  return { within, drag: () => within(Math.max(0, ran + every - performance.now())), stop }
}
