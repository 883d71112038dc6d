// Cron's heartbeat: sent only after a run in which every job was done.
import { beforeEach, expect, test, vi } from 'vitest'
import { cronRig, failures, HANGS, NOW } from '#tests/support/rigs/cron-rig.ts'
import { DAY, MINUTE } from '#workers/contract/time/durations.ts'

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

test('a run in which everything was done ends with a heartbeat', async () => {
  const { work, cron } = cronRig()
  await cron(NOW)
  await cron(NOW + MINUTE)
  expect(work.heartbeat).toHaveBeenCalledTimes(2)
})

test('a run in which a job of each minute failed or hangs has no heartbeat, and the next one has', async () => {
  const { work, cron } = cronRig()
  work.sweep.mockRejectedValueOnce(new Error('D1 is away'))
  await cron(NOW)
  expect(work.heartbeat).not.toHaveBeenCalled()
  work.sweep.mockImplementationOnce(HANGS)
  void cron(NOW + MINUTE)
  await vi.waitFor(() => expect(work.sweep).toHaveBeenCalledTimes(8))
  await cron(NOW + 2 * MINUTE)
  expect(work.heartbeat).toHaveBeenCalledOnce()
})

test('there is no heartbeat until an hourly job that failed is done', async () => {
  const { work, cron } = cronRig()
  work.codes.mockRejectedValueOnce(new Error('the bucket is away'))
  for (let minute = 0; minute <= 10; minute += 1) await cron(NOW + minute * MINUTE)
  expect(work.heartbeat).not.toHaveBeenCalled()
  await cron(NOW + 11 * MINUTE)
  expect(work.codes).toHaveBeenCalledTimes(2)
  expect(work.heartbeat).toHaveBeenCalledOnce()
})

test('there is no heartbeat while the digest cannot be mailed', async () => {
  const { work, cron, mails } = cronRig()
  work.codes.mockRejectedValueOnce(new Error('the bucket is away'))
  await cron(NOW)
  await cron(NOW + 11 * MINUTE)
  expect(work.heartbeat).toHaveBeenCalledOnce()
  vi.spyOn(mails, 'push').mockImplementation(() => {
    throw new Error('mail is away')
  })
  await cron(NOW + DAY)
  await cron(NOW + DAY + 11 * MINUTE)
  expect(work.heartbeat).toHaveBeenCalledOnce()
})

test('a heartbeat that fails is in the log, and fails nothing', async () => {
  const { work, cron } = cronRig()
  work.heartbeat.mockRejectedValueOnce(new Error('status 500'))
  await cron(NOW)
  expect(failures()).toEqual(['heartbeat'])
})
