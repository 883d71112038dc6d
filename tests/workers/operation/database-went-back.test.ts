/** @module-tag long */
// The database is put back to an earlier moment under rooms and lines that stay: real Durable Objects, which live on.
import { copyFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#tests/support/pages/chats.ts'
import { eventually, logIn, state, until } from '#tests/support/pages/conversation.ts'
import { type Person, socketOf } from '#tests/support/pages/people.ts'
import { type KillableServer, startKillableServer } from '#tests/support/servers/killable-server.ts'
import { databaseFile } from '../../../scripts/lib/state/database-file.mjs'

let server: KillableServer
beforeAll(async () => {
  server = await startKillableServer()
})
afterAll(() => server.stop())

const file = () => databaseFile(server.dataDir) ?? ''
const kept = () => path.join(server.dataDir, 'kept.sqlite')

/** Keeps the database as it is now. */
async function note(): Promise<void> {
  const source = new DatabaseSync(file(), { readOnly: true, timeout: 60_000 })
  rmSync(kept(), { force: true })
  await backup(source, kept())
  source.close()
}

/** As after `wrangler d1 time-travel restore`: the database is that of the noted moment, and everything else is of now. */
async function goBack(change = ''): Promise<void> {
  await server.killNow()
  const noted = new DatabaseSync(kept())
  noted.exec(change)
  noted.close()
  for (const part of ['-wal', '-shm']) rmSync(file() + part, { force: true })
  copyFileSync(kept(), file())
  await server.restart({ samePort: true })
}

async function people(): Promise<{ mira: Person; asha: Person }> {
  const [mira, asha] = [await logIn(server, 'user@drishti.test'), await logIn(server, 'astrologer@drishti.test')]
  const line = await socketOf(server, asha, 'line')
  await until(line, ({ type }) => type === 'status')
  await eventually(
    async () => (await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })).body.status,
    (shown) => shown === 'online',
  )
  return { mira, asha }
}

/** `between`: while it rings. */
async function talk({ mira, asha }: { mira: Person; asha: Person }, between = async () => {}): Promise<string> {
  const asked = await ask(mira, asha)
  expect(asked.status).toBe(201)
  const id: string = asked.body.session_id
  const mine = await socketOf(server, mira, 'consultation', id)
  await until(mine, state('ringing'))
  await between()
  expect((await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'web' })).status).toBe(200)
  await socketOf(server, asha, 'consultation', id)
  await until(mine, state('active'))
  return id
}

const reported = (id: string) =>
  eventually(
    async () => server.query<{ detail: string }>('SELECT detail FROM inbox_entry WHERE id = ?', `unbilled:${id}`),
    (rows) => rows.length === 1,
  )

/** Nobody is busy: the same two can talk again. */
async function talkAgain(): Promise<void> {
  const again = await people()
  expect(server.query('SELECT status FROM astrologer WHERE id = ?', again.asha.id)).toEqual([{ status: 'online' }])
  const id = await talk(again)
  await again.mira.call('POST', `/api/calls/end/${id}/`)
  await eventually(
    async () => server.query<{ state: string }>('SELECT state FROM consultation WHERE id = ?', id)[0]?.state,
    (found) => found === 'ended',
  )
  expect(await server.violations()).toEqual([])
}

test('a room whose row is gone ends by itself without a bill, and its astrologer is free', async () => {
  const both = await people()
  await note()
  const id = await talk(both)
  await goBack()
  const [entry] = await reported(id)
  expect(entry?.detail).toContain('It ended without a bill.')
  expect(server.query('SELECT id FROM transfer WHERE ref = ?', id)).toEqual([])
  await talkAgain()
})

test('a row that is behind its room ends without a bill when cron wakes the room', async () => {
  const both = await people()
  const id = await talk(both, note)
  await goBack("UPDATE consultation SET next_due_at = 1 WHERE state <> 'ended'")
  await reported(id)
  expect(server.query('SELECT state, charge_cents, end_reason FROM consultation WHERE id = ?', id)).toEqual([
    { state: 'ended', charge_cents: 0, end_reason: 'failed' },
  ])
  await talkAgain()
})
