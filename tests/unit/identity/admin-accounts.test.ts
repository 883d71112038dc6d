// Two admins act on one client: the second one reads the first one’s act in the refusal, and the second act is not stored.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, NOW, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import type { Db } from '#workers/db/client.ts'
import { endClientLogins, setClientActive } from '#workers/domain/identity/admin-accounts.ts'
import type { LoginDeps } from '#workers/domain/identity/deps.ts'
import { findClientDetail } from '#workers/domain/reports/index.ts'

const nisha = viewerOf('nisha', 'admin')
const omar = viewerOf('omar', 'admin')
let d1: D1Database
let db: Db
let closed: string[]

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  closed = []
  await addAccount(d1, 'nisha', 'admin', 'Nisha Kapoor')
  await addAccount(d1, 'omar', 'admin', 'Omar Haddad')
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
})

const deps = () =>
  ({
    db,
    now: () => NOW,
    leaveLines: async () => undefined,
    closeAllSockets: async (id: string) => void closed.push(id),
  }) as unknown as LoginDeps
const client = async () => (await findClientDetail(db, { id: 'mira', now: NOW }))?.client
const setActive = (viewer: typeof nisha, active: boolean, version?: number) =>
  setClientActive(deps(), { viewer, id: 'mira', active, reason: 'A reason', version })

test('a block of a client whom another admin has acted on meanwhile stores nothing, and says what was done', async () => {
  const version = (await client())?.version
  expect(version).toBe(0)
  await endClientLogins(deps(), { viewer: nisha, id: 'mira' })
  await expect(setActive(omar, false, version)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Nisha Kapoor logged this client out in the meantime. Look at it, and decide again.',
  })
  expect(await client()).toMatchObject({ status: 'active' })
  expect(await d1.prepare('SELECT count(*) AS n FROM audit_log').first('n')).toBe(1)
  expect(closed).toEqual(['mira'])
  await setActive(omar, false, (await client())?.version)
  expect(await client()).toMatchObject({ status: 'disabled' })
})

test('of two admins who unblock a client at the same moment, one does', async () => {
  await setActive(nisha, false)
  const version = (await client())?.version
  const both = await Promise.allSettled([setActive(nisha, true, version), setActive(omar, true, version)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict', message: expect.stringMatching(/unblocked this client in the meantime/) },
  })
})
