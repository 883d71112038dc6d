/** Faults of REST requests, on demand. */
export type Fault = {
  path: string | RegExp
  method?: string
  times?: number
  /** Slow: answered properly, but late. */
  delayMs?: number
  /** Refused with this status: 503, 429 … */
  status?: number
  /** Never answered. */
  hang?: boolean
  /** With status or hang: the request is done all the same, only its answer is lost. */
  done?: boolean
}

export class Faults {
  private list: (Fault & { left: number })[] = []

  add(fault: Fault): void {
    this.list.push({ ...fault, left: fault.times ?? 1 })
  }

  clear(): void {
    this.list = []
  }

  take(method: string, path: string): Fault | undefined {
    const found = this.list.find((fault) => {
      const meant = typeof fault.path === 'string' ? path.includes(fault.path) : fault.path.test(path)
      return fault.left > 0 && meant && (!fault.method || fault.method === method)
    })
    if (found) found.left--
    return found
  }
}
