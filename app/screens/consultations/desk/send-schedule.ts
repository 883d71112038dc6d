// Schedules the sending of actions: a drag is throttled, and later actions never delay an earlier one.

export type SendSchedule = {
  /** Runs within `ms`, or sooner if already due. */
  within(ms: number): void
  /** Runs at most once in `every`, counted from the first call. */
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
