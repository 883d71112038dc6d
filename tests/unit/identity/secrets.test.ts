import { createHash, createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashCode, hashSecret, newCode, newSecret, successorOf } from '#workers/domain/identity/secrets.ts'

test('secrets have 256 bits and are stored as their SHA-256', async () => {
  const secret = newSecret(randomBytes)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(await hashSecret(secret)).toBe(createHash('sha256').update(secret).digest('base64url'))
})

test('a refresh token has one successor, which the pepper decides', async () => {
  const token = newSecret(randomBytes)
  const successors = new Set(await Promise.all(Array.from({ length: 20 }, () => successorOf(token, 'pepper'))))
  expect([...successors]).toEqual([createHmac('sha256', 'pepper').update(`refresh:${token}`).digest('base64url')])
  expect(await successorOf(token, 'other')).not.toBe([...successors][0])
})

test('codes have six digits, leading zeros too, and no value is favoured', () => {
  const bytes = (value: number) => new Uint8Array([value >>> 24, value >>> 16, value >>> 8, value])
  expect(newCode(() => bytes(7))).toBe('000007')
  expect(newCode(() => bytes(4_293_999_999))).toBe('999999')
  const draws = [bytes(4_294_000_000), bytes(0xffffffff), bytes(42)]
  expect(newCode(() => draws.shift() ?? bytes(0))).toBe('000042')
  expect(draws).toHaveLength(0)
})

test('a stored code is bound to e-mail and purpose', async () => {
  const stored = await hashCode({ code: '123456', email: 'A@b.test', purpose: 'login', pepper: 'pepper' })
  expect(await hashCode({ code: '123456', email: 'a@B.test', purpose: 'login', pepper: 'pepper' })).toBe(stored)
  expect(await hashCode({ code: '123456', email: 'a@b.test', purpose: 'reset', pepper: 'pepper' })).not.toBe(stored)
  expect(await hashCode({ code: '123456', email: 'c@b.test', purpose: 'login', pepper: 'pepper' })).not.toBe(stored)
  expect(await hashCode({ code: '123457', email: 'a@b.test', purpose: 'login', pepper: 'pepper' })).not.toBe(stored)
  expect(await hashCode({ code: '123456', email: 'a@b.test', purpose: 'login', pepper: 'other' })).not.toBe(stored)
})
