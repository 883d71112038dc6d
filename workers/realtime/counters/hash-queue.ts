// A bounded queue: one hash at a time, and few that wait. A caller who would wait longer gets an error at once.

/** The running one included: the last of them waits for some 0.6 s. */
export const QUEUE_MAX = 4

export class HashQueue {
  private length = 0
  private tail: Promise<unknown> = Promise.resolve()

  /** The result of `work`, or null when the queue is full. */
  async add<Result>(work: () => Promise<Result>): Promise<Result | null> {
    if (this.length >= QUEUE_MAX) return null
    this.length += 1
    const result = this.tail.then(work).finally(() => {
      this.length -= 1
    })
    this.tail = result.catch(() => undefined)
    return result
  }
}
