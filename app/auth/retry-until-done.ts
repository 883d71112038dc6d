// Something that must reach the server: tried until it did, with longer waits, and at once when the network is back.
const WAITS = [1_000, 2_000, 4_000, 8_000, 15_000]
/** An answer that takes longer is given up: a network that vanished closes nothing. */
const ANSWER_WAIT = 10_000

export type Retrying = {
  /** The next try is now. */
  hasten(): void
  stop(): void
}

/** The wait before the try after so many that failed. */
export function waitAfter(tries: number, random: () => number = Math.random): number {
  return (WAITS[Math.min(tries, WAITS.length) - 1] ?? 0) * (0.75 + random() / 2)
}

/** `task` resolves to true when it is done; false or an exception is a failure. `onFailed` runs after each failure. */
export function retryUntilDone(task: () => Promise<boolean>, onFailed: () => void = () => undefined): Retrying {
  let stopped = false
  let running = false
  let hurried = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run() {
    if (stopped || running) return
    clearTimeout(timer)
    running = true
    hurried = false
    const done = await inTime(task())
    running = false
    if (done) stop()
    if (stopped) return
    tries += 1
    onFailed()
    timer = setTimeout(() => void run(), hurried ? 0 : waitAfter(tries))
  }

  function hasten() {
    hurried = true
    void run()
  }

  function stop() {
    stopped = true
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', hasten)
  }

  globalThis.addEventListener?.('online', hasten)
  void run()
  return { hasten, stop }
}

async function inTime(task: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_WAIT)
  })
  const done = await Promise.race([task.catch(() => false), late])
  clearTimeout(timer)
  return done
}
