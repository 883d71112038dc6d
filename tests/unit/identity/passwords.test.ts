import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  hashPassword as hashAt,
  PASSWORD_COST,
  verifyPassword as verifyAt,
} from '#workers/domain/identity/passwords/passwords.ts'

const cost = PASSWORD_COST
const hashPassword = (password: string) => hashAt(password, cost)
const verifyPassword = (password: string, hash: string | null) => verifyAt(password, { hash, cost })

test('a hash fits its password only, is salted, and is what scrypt says', async () => {
  const hash = await hashPassword('correct horse')
  expect(await verifyPassword('correct horse', hash)).toEqual({ ok: true, rehash: false })
  expect(await verifyPassword('correct horsf', hash)).toEqual({ ok: false, rehash: false })
  expect(await hashPassword('correct horse')).not.toBe(hash)
  const [, N, r, p, salt = '', key] = hash.split('$')
  expect([N, r, p]).toEqual(['32768', '8', '3'])
  const options = { N: 32768, r: 8, p: 3, maxmem: 2 ** 26 }
  expect(scryptSync('correct horse', Buffer.from(salt, 'base64url'), 32, options).toString('base64url')).toBe(key)
})

test('no account is never right, also for the password that would give the empty hash', async () => {
  expect(await verifyPassword('', null)).toEqual({ ok: false, rehash: false })
  expect(await verifyPassword('x', 'plain$x')).toEqual({ ok: false, rehash: false })
})

test('a hash of an older cost is accepted and asks to be renewed', async () => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync('old password', salt, 32, { N: 16384, r: 8, p: 1 }).toString('base64url')
  const old = `scrypt$16384$8$1$${salt.toString('base64url')}$${key}`
  expect(await verifyPassword('old password', old)).toEqual({ ok: true, rehash: true })
})

test('one password typed on different keyboards is one password', async () => {
  const hash = await hashPassword('caf\u00e9 \ufb01ne')
  expect((await verifyPassword('cafe\u0301 fine', hash)).ok).toBe(true)
})
