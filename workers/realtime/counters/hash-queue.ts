// A bounded queue that runs one hash at a time. A caller beyond its length gets an error at once instead of a long wait.

/** Queue length including the running hash: the last caller waits for some 0.6 s. */
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
