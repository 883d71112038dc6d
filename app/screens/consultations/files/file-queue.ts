// Files to be sent into a consultation, one at a time, in the order of selection.

/**
 * `again`: the server cannot accept the file now, but later. `rests`: the files after this one wait a moment. `limit`:
 * the server accepts no more files, so neither this one nor the others are sent.
 */
export type Delivery = 'sent' | 'again' | { problem: string; rests?: boolean } | { limit: string }

/** `files`: not sent yet, the next one first. `moving`: it is being sent. `problems`: of the latest selection. */
export type QueuedFiles = { files: readonly File[]; moving: boolean; problems: readonly string[] }

export const NO_FILES: QueuedFiles = { files: [], moving: false, problems: [] }

export type FileQueue = {
  /** Adds files; problems of files that have been sent are removed. */
  add(files: readonly File[]): void
  /** True pauses the queue. */
  hold(held: boolean): void
  /** For a page that is left or a consultation that ended: the current upload continues, and no other follows. */
  close(): void
}

type Deps = {
  deliver(file: File): Promise<Delivery>
  /** A problem that is known before the upload; null for a valid file. */
  problemOf(file: File): string | null
  /** The sentence for all files that a limit stopped. */
  stopped(files: readonly File[], limit: string): string
  /** These files were not sent before the queue was closed. */
  unsent(files: readonly File[]): void
  changed(now: QueuedFiles): void
  /** Calls `then` once after the delay for a refused file; returns a function that cancels it. */
  rest(then: () => void): () => void
}

export function createFileQueue({ deliver, problemOf, stopped, unsent, changed, rest }: Deps): FileQueue {
  let [now, held, closed] = [NO_FILES, false, false]
  let callOff: (() => void) | null = null

  function show(next: Partial<QueuedFiles>) {
    now = { ...now, ...next }
    if (!closed) changed(now)
  }

  function next() {
    const [file] = now.files
    if (!file || now.moving || held || closed || callOff) return
    show({ moving: true })
    void deliver(file).then((delivery) => delivered(file, delivery))
  }

  function pause() {
    callOff = rest(() => {
      callOff = null
      next()
    })
  }

  function delivered(file: File, delivery: Delivery) {
    if (closed) return delivery === 'sent' ? undefined : unsent([file])
    if (delivery === 'again') {
      pause()
      return show({ moving: false })
    }
    if (delivery !== 'sent' && 'limit' in delivery) {
      return show({ files: [], moving: false, problems: [...now.problems, stopped(now.files, delivery.limit)] })
    }
    const problems = delivery === 'sent' ? now.problems : [...now.problems, delivery.problem]
    if (delivery !== 'sent' && delivery.rests) pause()
    show({ files: now.files.filter((each) => each !== file), moving: false, problems })
    next()
  }

  return {
    add(files) {
      const problems = now.files.length > 0 ? [...now.problems] : []
      const good = files.filter((file) => {
        const problem = problemOf(file)
        if (problem !== null) problems.push(problem)
        return problem === null
      })
      show({ files: [...now.files, ...good], problems })
      next()
    },
    hold(wanted) {
      held = wanted
      next()
    },
    close() {
      closed = true
      callOff?.()
      const waiting = now.moving ? now.files.slice(1) : now.files
      if (waiting.length > 0) unsent(waiting)
    },
  }
}
