// The last passkey of an admin stays, even when two requests remove the last two at once.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb, type Db } from '#workers/db/client.ts'
import { insertAccount } from '#workers/domain/identity/account.repo.ts'
import { deletePasskey, insertPasskey, selectPasskeys } from '#workers/domain/identity/logins/passkey.repo.ts'

const userId = 'nisha'
let db: Db
beforeEach(async () => {
  db = createDb(sqliteD1())
  const names = { email: 'nisha@people.test', phone: '', fullName: 'Nisha', passwordHash: '' }
  await insertAccount(db, { id: userId, ...names, role: 'admin', status: 'active', createdAt: 1 })
  for (const id of ['one', 'two']) {
    const key = { credentialId: `credential ${id}`, publicKey: 'key', counter: 0, transports: [] as string[] }
    await insertPasskey(db, { id, userId, name: id, ...key, createdAt: 1, lastUsedAt: null })
  }
})

test('two requests that remove the last two leave one', async () => {
  const removed = await Promise.all(
    ['one', 'two'].map((id) => deletePasskey(db, { id, userId, keepLast: true, at: 2 })),
  )
  expect([removed.filter(Boolean).length, (await selectPasskeys(db, userId)).length]).toEqual([1, 1])
})

test('a person who is no admin may remove them all; nobody another one’s', async () => {
  expect(await deletePasskey(db, { id: 'one', userId: 'somebody', keepLast: false, at: 2 })).toBe(false)
  for (const id of ['one', 'two']) expect(await deletePasskey(db, { id, userId, keepLast: false, at: 2 })).toBe(true)
  expect(await selectPasskeys(db, userId)).toEqual([])
})
