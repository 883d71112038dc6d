import { expect, test, vi } from 'vitest'
import { runJobs } from '#workers/cron.ts'

test('a job that fails does not stop the jobs after it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const done: string[] = []
  await runJobs([
    ['first', async () => done.push('first')],
    ['broken', () => Promise.reject(new Error('D1 is away'))],
    ['last', async () => done.push('last')],
  ])
  expect(done).toEqual(['first', 'last'])
  expect(console.error).toHaveBeenCalledOnce()
})
