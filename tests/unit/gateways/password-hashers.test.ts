import { expect, test } from 'vitest'
import { CHEAP_PASSWORD_COST as cost } from '#workers/domain/identity/index.ts'
import type { Env } from '#workers/env.ts'
import { createPasswords, HASHERS } from '#workers/gateways/password-hashers.ts'
import { HashQueue, QUEUE_MAX } from '#workers/realtime/counters/hash-queue.ts'

/** Work that ends when the test says so. */
function held() {
  const ends: (() => void)[] = []
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('hash')))
  return { work, running: () => ends.length, endNext: () => ends.shift()?.() }
}

test('a queue runs one hash at a time, takes four, and refuses the fifth at once', async () => {
  const queue = new HashQueue()
  const { work, running, endNext } = held()
  const taken = Array.from({ length: QUEUE_MAX }, () => queue.add(work))
  expect(await queue.add(work)).toBeNull()
  await expect.poll(running).toBe(1)
  for (const each of taken) {
    await expect.poll(running).toBe(1)
    endNext()
    expect(await each).toBe('hash')
  }
  const next = queue.add(work)
  await expect.poll(running).toBe(1)
  endNext()
  expect(await next).toBe('hash')
})

test('a hash that fails does not stop the queue', async () => {
  const queue = new HashQueue()
  await expect(queue.add(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await queue.add(async () => 'hash')).toBe('hash')
})

/** Hashers of which these are full. */
function hashers(full: (name: string) => boolean) {
  const asked: string[] = []
  const getByName = (name: string) => ({
    hash: async () => {
      asked.push(name)
      return full(name) ? null : `by ${name}`
    },
  })
  return { asked, env: { PASSWORD_HASHER: { getByName } } as unknown as Env }
}

test('a full hasher passes the password on to the next one', async () => {
  const { asked, env } = hashers((name) => name === 'hasher-7')
  expect(await createPasswords(env, { cost, chance: () => 0.99 }).hash('x')).toBe('by hasher-0')
  expect(asked).toEqual(['hasher-7', 'hasher-0'])
})

test('when every hasher is full, the answer is 503 with the time to wait', async () => {
  const { asked, env } = hashers(() => true)
  const refused = createPasswords(env, { cost }).hash('x')
  await expect(refused).rejects.toMatchObject({ code: 'busy_hashing', details: { retryAfter: 2 } })
  expect(new Set(asked).size).toBe(HASHERS)
})
