// When the desk of a page sends what waits.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newSendSchedule } from '#app/screens/consultations/desk/send-schedule.ts'

const EVERY = 150
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a drag is sent on its way and at its end, seven times a second at most', () => {
  const run = vi.fn()
  const pace = newSendSchedule(run, EVERY)
  for (let ms = 0; ms < 1_500; ms += 30) {
    pace.drag()
    vi.advanceTimersByTime(30)
  }
  expect(run.mock.calls.length).toBeGreaterThanOrEqual(9)
  expect(run.mock.calls.length).toBeLessThanOrEqual(11)
  run.mockClear()
  pace.drag()
  vi.advanceTimersByTime(EVERY)
  expect(run).toHaveBeenCalledOnce()
})

test('a single look is sent at once', () => {
  const run = vi.fn()
  newSendSchedule(run, EVERY).drag()
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledOnce()
})

test('a point never waits behind a look', () => {
  const run = vi.fn()
  const pace = newSendSchedule(run, EVERY)
  pace.drag()
  vi.advanceTimersByTime(10)
  run.mockClear()
  pace.within(0)
  pace.drag()
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledOnce()
})

test('an act that was refused for now is sent with the next act, and nothing is sent after the stop', () => {
  const run = vi.fn()
  const pace = newSendSchedule(run, EVERY)
  pace.within(1_200)
  pace.within(0)
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledOnce()
  pace.within(10)
  pace.stop()
  vi.advanceTimersByTime(5_000)
  expect(run).toHaveBeenCalledOnce()
  pace.within(0)
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledTimes(2)
})
