// Cron's jobs run beside each other, with marks of their last runs.
import { beforeEach, expect, test, vi } from 'vitest'
import { cronRig, failures, HANGS, NOW, unchecked } from '#tests/support/rigs/cron-rig.ts'
import { DAY, HOUR, MINUTE } from '#workers/contract/time/durations.ts'

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

test('rooms are looked after every 15 s', async () => {
  const { work, cron, waits } = cronRig()
  await cron(NOW)
  expect([work.sweep.mock.calls.length, waits]).toEqual([4, Array(6).fill(15_000)])
})

test('while the clock is behind the last run, each sweep wakes all rooms and lines; then no more', async () => {
  const { work, cron } = cronRig()
  const woken = () => [work.wakeLive.mock.calls.length, work.wakeLines.mock.calls.length]
  await cron(NOW)
  await cron(NOW + MINUTE)
  // A run that is a little early is none of that.
  await cron(NOW + MINUTE - 5_000)
  expect(woken()).toEqual([0, 0])
  await cron(NOW - 2 * MINUTE)
  expect(woken()).toEqual([4, 4])
  work.wakeLive.mockRejectedValueOnce(new Error('D1 is away'))
  await cron(NOW - MINUTE)
  await cron(NOW)
  expect(woken()).toEqual([12, 12])
  expect(failures()).toEqual(['set-back clock'])
  await cron(NOW + MINUTE)
  await cron(NOW + 2 * MINUTE)
  expect(woken()).toEqual([12, 12])
  expect(work.sweep).toHaveBeenCalledTimes(32)
})

test('jobs that ran under a clock that was a year ahead are due again once it is right', async () => {
  const { work, cron } = cronRig()
  const runs = () => [work.books.mock.calls.length, work.calls.mock.calls.length, work.heartbeat.mock.calls.length]
  await cron(NOW)
  work.codes.mockRejectedValueOnce(new Error('D1 is away'))
  await cron(NOW + 365 * DAY)
  expect(runs()).toEqual([2, 2, 1])
  work.books.mockRejectedValueOnce(new Error('D1 is away'))
  await cron(NOW + MINUTE)
  expect(runs()).toEqual([3, 3, 1])
  // The failed job of the year ahead has run, too; the books of now are repeated after their lease.
  expect(work.codes).toHaveBeenCalledTimes(3)
  await cron(NOW + 12 * MINUTE)
  expect(runs()).toEqual([4, 3, 2])
  await cron(NOW + HOUR)
  expect(runs()).toEqual([5, 3, 3])
  expect(unchecked()).toEqual(['missed', 'failed'])
})

test('a run that cron calls late repeats no job of the hour after it', async () => {
  const { work, cron } = cronRig()
  await cron(NOW)
  await cron(NOW - MINUTE)
  expect(work.books).toHaveBeenCalledOnce()
})

test('after a day of a clock that is behind, rooms and lines are woken no more', async () => {
  const { work, cron } = cronRig()
  await cron(NOW + 365 * DAY)
  await cron(NOW)
  await cron(NOW + DAY - MINUTE)
  expect(work.wakeLive).toHaveBeenCalledTimes(8)
  await cron(NOW + DAY + MINUTE)
  await cron(NOW + DAY + 2 * MINUTE)
  expect(work.wakeLive).toHaveBeenCalledTimes(8)
  // It is set back once more.
  await cron(NOW + DAY - 10 * MINUTE)
  expect(work.wakeLive).toHaveBeenCalledTimes(12)
})

test('a job that fails or hangs stops no other', async () => {
  const { work, cron } = cronRig()
  work.sweep.mockImplementationOnce(HANGS)
  work.books.mockImplementationOnce(HANGS)
  work.codes.mockRejectedValueOnce(new Error('D1 is away'))
  vi.useFakeTimers()
  const running = cron(NOW)
  await vi.waitFor(() => expect(work.calls).toHaveBeenCalledOnce(), { timeout: 15_000 })
  vi.useRealTimers()
  expect(work.sweep).toHaveBeenCalledTimes(4)
  expect(failures()).toEqual(['old codes'])
  void running
})

test('a job runs once an hour or a night, and a run that was missed is caught up', async () => {
  const { work, cron } = cronRig()
  const runs = () => [work.books.mock.calls.length, work.calls.mock.calls.length]
  await cron(NOW)
  expect(runs()).toEqual([1, 1])
  for (let minute = 1; minute < 60; minute += 1) await cron(NOW + minute * MINUTE)
  expect(runs()).toEqual([1, 1])
  // Nothing ran at eleven, nor at three in the night.
  await cron(NOW + HOUR + 7 * MINUTE)
  expect(runs()).toEqual([2, 1])
  await cron(NOW + DAY)
  expect(runs()).toEqual([3, 2])
})

test('a job at work is not begun again, and one that failed is, ten minutes later', async () => {
  const { work, cron } = cronRig()
  const hanging: (() => void)[] = []
  work.books.mockImplementationOnce(() => new Promise((resolve) => hanging.push(() => resolve([]))))
  work.codes.mockRejectedValueOnce(new Error('D1 is away'))
  const first = cron(NOW)
  await vi.waitFor(() => expect(hanging).toHaveLength(1), { timeout: 15_000 })
  await cron(NOW + MINUTE)
  expect([work.books.mock.calls.length, work.codes.mock.calls.length]).toEqual([1, 1])
  hanging[0]?.()
  await first
  await cron(NOW + 11 * MINUTE)
  expect([work.books.mock.calls.length, work.codes.mock.calls.length]).toEqual([1, 2])
})

test('a check of the books that fails, or that was missed, is an alert', async () => {
  const { work, cron } = cronRig()
  work.books.mockRejectedValueOnce(new Error('D1 is away'))
  await cron(NOW)
  expect(unchecked()).toEqual(['failed'])
  await cron(NOW + 11 * MINUTE)
  await cron(NOW + HOUR)
  expect(unchecked()).toEqual(['failed'])
  // Nothing ran at noon.
  await cron(NOW + 3 * HOUR)
  expect(unchecked()).toEqual(['failed', 'missed'])
})

test('books that are wrong are told to the admins by mail and in the inbox, once a day', async () => {
  const { work, cron, mails, db } = cronRig()
  work.books.mockResolvedValue([{ id: 'I3', rule: 'money only moves', count: 2, sample: ['a'] }])
  await cron(NOW)
  await cron(NOW + HOUR)
  expect(mails.map(({ subject }) => subject)).toEqual(['Please look: books, rule I3'])
  expect(mails[0]?.text).toContain('The books break rule I3 (money only moves) in 2 places.')
  const rows = await db.$client.prepare('SELECT kind, object, detail FROM inbox_entry').all()
  expect(rows.results).toMatchObject([{ kind: 'alert', object: 'alert:books.wrong' }])
})

test('admins get an alert of an hourly job that fails, and every night a list of what waits', async () => {
  const { work, cron, mails } = cronRig()
  work.codes.mockRejectedValueOnce(new Error('D1 is away'))
  await cron(NOW)
  expect(mails.map(({ subject }) => subject)).toEqual(['Please look: job “old codes”'])
  // The hourly checks between were missed.
  await cron(NOW + DAY)
  expect(mails.at(-1)?.text).toContain('2 × an alert of the platform itself')
  expect(mails.at(-1)?.links?.[0]?.url).toMatch(/\/dashboard\/admin\/inbox$/)
})
