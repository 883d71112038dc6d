// Files on their way into a consultation: sent one after the other, in the order in which they were chosen.

/** `again`: the server passes nothing on just now, and takes the same file later. */
export type Delivery = 'sent' | 'again' | { problem: string }

/** `files`: not sent yet, the next one first. `moving`: it is being sent. `problems`: of the files of the last choice. */
export type QueuedFiles = { files: readonly File[]; moving: boolean; problems: readonly string[] }

export const NO_FILES: QueuedFiles = { files: [], moving: false, problems: [] }

export type FileQueue = {
  /** Files that wait for others keep their problems to come; those of files that are through are forgotten. */
  add(files: readonly File[]): void
  /** True: nothing is sent for now. */
  hold(held: boolean): void
  /** The page is gone: what is being sent ends, and nothing follows. */
  close(): void
}

type Deps = {
  deliver(file: File): Promise<Delivery>
  /** What is wrong with a file before it is sent; null when nothing is. */
  problemOf(file: File): string | null
  changed(now: QueuedFiles): void
  /** Calls back once, after the time in which a refused file rests; gives the way to call it off. */
  rest(then: () => void): () => void
}

export function createFileQueue({ deliver, problemOf, changed, rest }: Deps): FileQueue {
  let [now, held, closed] = [NO_FILES, false, false]
  let rise: (() => void) | null = null

  function show(next: Partial<QueuedFiles>) {
    now = { ...now, ...next }
    if (!closed) changed(now)
  }

  function next() {
    const [file] = now.files
    if (!file || now.moving || held || closed || rise) return
    show({ moving: true })
    void deliver(file).then((delivery) => delivered(file, delivery))
  }

  function delivered(file: File, delivery: Delivery) {
    if (delivery === 'again') {
      rise = rest(() => {
        rise = null
        next()
      })
      return show({ moving: false })
    }
    const problems = delivery === 'sent' ? now.problems : [...now.problems, delivery.problem]
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
      rise?.()
    },
  }
}
