// Calls the engine's web worker; a browser that cannot start one calculates in the page.
import type { Asked, Told } from './engine.worker.ts'
import type { Answer, JobName, Jobs } from './jobs.ts'

type Waiting = { asked: Asked; resolve(answer: unknown): void; reject(error: Error): void }

const waiting = new Map<number, Waiting>()
let worker: Worker | 'none' | null = null
let count = 0

/** Rejects if the engine throws. */
export function compute<Name extends JobName>(job: Name, ...args: Parameters<Jobs[Name]>): Promise<Answer<Name>> {
  return new Promise((resolve, reject) => {
    count += 1
    const asked: Asked = { id: count, job, args }
    waiting.set(count, { asked, resolve: resolve as Waiting['resolve'], reject })
    ask(asked)
  })
}

function ask(asked: Asked): void {
  worker ??= start()
  if (worker === 'none') void computeHere(asked)
  else worker.postMessage(asked)
}

function start(): Worker | 'none' {
  try {
    // The worker gets its language from its name.
    const started = new Worker(new URL('./engine.worker.ts', import.meta.url), {
      type: 'module',
      name: location.pathname,
    })
    started.onmessage = ({ data }: MessageEvent<Told>) => settle(data)
    started.onerror = () => {
      started.terminate()
      worker = 'none'
      for (const { asked } of waiting.values()) void computeHere(asked)
    }
    return started
  } catch {
    return 'none'
  }
}

async function computeHere({ id, job, args }: Asked): Promise<void> {
  try {
    const { jobs } = await import('./jobs.ts')
    settle({ id, answer: await (jobs[job] as (...args: unknown[]) => Promise<unknown>)(...args) })
  } catch {
    settle({ id, failed: true })
  }
}

function settle({ id, answer, failed }: Told): void {
  const asker = waiting.get(id)
  waiting.delete(id)
  if (failed) asker?.reject(new Error('The engine refused.'))
  else asker?.resolve(answer)
}
