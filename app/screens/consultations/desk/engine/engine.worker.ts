// The web worker of the desk's engine.
import { type JobName, jobs } from './jobs.ts'

export type Asked = { id: number; job: JobName; args: unknown[] }
export type Told = { id: number; answer?: unknown; failed?: true }

addEventListener('message', async ({ data: { id, job, args } }: MessageEvent<Asked>) => {
  try {
    const answer = await (jobs[job] as (...args: unknown[]) => Promise<unknown>)(...args)
    postMessage({ id, answer } satisfies Told)
  } catch {
    postMessage({ id, failed: true } satisfies Told)
  }
})
