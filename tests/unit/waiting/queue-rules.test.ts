import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  OFFLINE_QUEUE_LIFETIME,
  PASSED_TURN_PAUSE,
  QUEUE_LENGTH_MAX,
  TURN_DURATION,
} from '#workers/contract/consultations/waiting.ts'
import {
  advance,
  EMPTY_QUEUE,
  join,
  leave,
  nextChange,
  turnOf,
  type WaitingQueue,
} from '#workers/domain/waiting/queue-rules.ts'

const T = 1_760_000_000_000
const place = (userId: string, joinedAt = T) => ({ userId, userName: userId, kind: 'chat' as const, joinedAt })
const lineOf = (...ids: string[]) =>
  ids.reduce<WaitingQueue>((queue, id) => join(queue, place(id)) as WaitingQueue, EMPTY_QUEUE)
const free = (queue: WaitingQueue, now: number) => advance(queue, { status: 'online', now })

test('clients are served in the order in which they joined, one turn at a time', () => {
  const first = free(lineOf('mira', 'jonas', 'lena'), T)
  expect(first.news).toEqual([{ userId: 'mira', news: 'turn' }])
  expect(turnOf(first.queue, T + TURN_DURATION - 1)).toBe('mira')
  expect(free(first.queue, T + 1_000).news).toEqual([])
  const second = free(leave(first.queue, 'mira'), T + 5_000)
  expect(second.news).toEqual([{ userId: 'jonas', news: 'turn' }])
})

test('a turn that is not used passes on to the next client', () => {
  const { queue } = free(lineOf('mira', 'jonas'), T)
  expect(nextChange(queue, T)).toBe(T + TURN_DURATION)
  const next = free(queue, T + TURN_DURATION)
  expect(next.news).toEqual([
    { userId: 'mira', news: 'passed' },
    { userId: 'jonas', news: 'turn' },
  ])
  expect(turnOf(next.queue, T + TURN_DURATION)).toBe('jonas')
})

test('no turn begins while the astrologer talks or is offline; after ten minutes offline the queue is over', () => {
  const queue = lineOf('mira', 'jonas')
  expect(advance(queue, { status: 'busy', now: T }).news).toEqual([])
  const offline = advance(queue, { status: 'offline', now: T }).queue
  expect(nextChange(offline, T)).toBe(T + OFFLINE_QUEUE_LIFETIME)
  expect(free(offline, T + OFFLINE_QUEUE_LIFETIME - 1).news).toEqual([{ userId: 'mira', news: 'turn' }])
  const over = advance(offline, { status: 'offline', now: T + OFFLINE_QUEUE_LIFETIME })
  expect(over.news.map(({ news }) => news)).toEqual(['over', 'over'])
  expect(over.queue.places).toEqual([])
})

test('a client who lets a turn pass joins again after half an hour: two people do not keep an astrologer busy by turns', () => {
  let { queue } = free(lineOf('mira', 'jonas'), T)
  queue = free(queue, T + TURN_DURATION).queue
  expect(join(queue, place('mira', T + TURN_DURATION))).toBe('turn_passed')
  queue = free(queue, T + 2 * TURN_DURATION).queue
  expect(queue.places).toEqual([])
  expect(join(queue, place('jonas', T + 3 * TURN_DURATION))).toBe('turn_passed')
  expect(join(queue, place('mira', T + TURN_DURATION + PASSED_TURN_PAUSE))).not.toBe('turn_passed')
})

const SLOT = { userId: 'sunita', from: T + 60_000, until: T + 660_000 }

test('a turn that runs when a booked slot begins is taken back: its client keeps the place, and may use it afterwards', () => {
  const before = free({ ...lineOf('mira', 'jonas'), slot: SLOT }, T)
  expect(before.news).toEqual([{ userId: 'mira', news: 'turn' }])
  expect(nextChange(before.queue, T)).toBe(SLOT.from)
  const during = free(before.queue, SLOT.from)
  expect(during.news).toEqual([])
  expect(turnOf(during.queue, SLOT.from)).toBeNull()
  expect(nextChange(during.queue, SLOT.from)).toBe(SLOT.until)
  expect(free(during.queue, SLOT.until - 1).news).toEqual([])
  const after = free(during.queue, SLOT.until)
  expect(after.news).toEqual([{ userId: 'mira', news: 'turn' }])
  expect(turnOf(after.queue, SLOT.until)).toBe('mira')
  expect(after.queue.passed).toEqual([])
})

test('a turn that was over before the slot began has passed, also when the queue looks late', () => {
  const { queue } = free({ ...lineOf('mira'), slot: { ...SLOT, from: T + TURN_DURATION } }, T)
  expect(free(queue, T + TURN_DURATION + 5_000).news).toEqual([{ userId: 'mira', news: 'passed' }])
})

test('the client of the slot who waits in the queue has the turn until the slot is over', () => {
  const { queue, news } = free({ ...lineOf('mira', 'sunita'), slot: SLOT }, SLOT.from)
  expect(news).toEqual([{ userId: 'sunita', news: 'turn' }])
  expect(turnOf(queue, SLOT.until - 1)).toBe('sunita')
  expect(free(queue, SLOT.from + 1).news).toEqual([])
  expect(free(leave(queue, 'sunita'), SLOT.from + 2).news).toEqual([])
})

test('a slot that was used is forgotten, and the queue goes on', () => {
  const { queue } = free({ ...lineOf('mira'), slot: SLOT }, SLOT.from)
  expect(free({ ...queue, slot: null }, SLOT.from + 1_000).news).toEqual([{ userId: 'mira', news: 'turn' }])
})

test('one place a person: asking again keeps the place and may change the kind', () => {
  const queue = join(lineOf('mira', 'jonas'), { ...place('mira', T + 9), kind: 'web-call' }) as WaitingQueue
  expect(queue.places.map(({ userId, kind, joinedAt }) => [userId, kind, joinedAt])).toEqual([
    ['mira', 'web-call', T],
    ['jonas', 'chat', T],
  ])
})

test('a closed queue takes nobody new, a full one neither', () => {
  expect(join({ ...lineOf('mira'), closed: true }, place('jonas'))).toBe('line_closed')
  expect(join({ ...lineOf('mira'), closed: true }, place('mira'))).not.toBe('line_closed')
  const full = lineOf(...Array.from({ length: QUEUE_LENGTH_MAX }, (_, n) => `client-${n}`))
  expect(join(full, place('one-more'))).toBe('line_full')
})

test('in any order of events at most one client has a turn, and nobody overtakes', () => {
  const event = fc.oneof(
    fc.nat(5).map((n) => ({ type: 'join' as const, id: `client-${n}` })),
    fc.nat(5).map((n) => ({ type: 'leave' as const, id: `client-${n}` })),
    fc.constantFrom('online', 'busy', 'offline').map((status) => ({ type: 'status' as const, status })),
    fc.nat(200_000).map((ahead) => ({ type: 'slot' as const, ahead })),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.nat(200_000))), (events) => {
      let queue: WaitingQueue = EMPTY_QUEUE
      let now = T
      for (const [each, wait] of events) {
        now += wait
        const before = queue.places.map(({ userId }) => userId)
        const joined = each.type === 'join' ? join(queue, place(each.id, now)) : queue
        if (typeof joined !== 'string') queue = joined
        if (each.type === 'leave') queue = leave(queue, each.id)
        if (each.type === 'slot') {
          const from = now + each.ahead
          queue = { ...queue, slot: { userId: 'client-0', from, until: from + 600_000 } }
        }
        if (each.type === 'status') {
          queue = advance(queue, { status: each.status as 'online', now }).queue
          const kept = queue.slot && queue.slot.from <= now
          if (kept) expect([null, 'client-0']).toContain(turnOf(queue, now))
        }
        expect(queue.places.filter(({ turnEndsAt }) => turnEndsAt !== null).length).toBeLessThanOrEqual(1)
        const after = queue.places.map(({ userId }) => userId)
        expect(after.filter((id) => before.includes(id))).toEqual(before.filter((id) => after.includes(id)))
        expect(new Set(after).size).toBe(after.length)
      }
    }),
  )
})
