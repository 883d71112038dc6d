// Databases of released versions, as their own seeds made them, come up to the newest; others are refused as they are.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { memoryBucket } from '#tests/support/rigs/memory-bucket.ts'
import { createRoomStorage } from '#tests/support/rigs/room-storage.ts'
import { startProgram } from '#tests/support/servers/run-program.ts'
import { createDb } from '#workers/db/client.ts'
import {
  checkBills,
  fixSettlement,
  newConsultation,
  settleConsultation,
  type Terms,
} from '#workers/domain/consultations/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'
import { RoomStore } from '#workers/realtime/room/store/store.ts'
import { applyMigrations, migrationNames } from '../../../scripts/lib/state/migrations.mjs'
import { assertMigratable } from '../../../scripts/lib/state/old-state.mjs'
import { DROPS_MESSAGES, moveOldTranscripts } from '../../../scripts/lib/state/old-transcripts.mjs'
import { assertRoom, stateFailure } from '../../../scripts/lib/state/state-failure.mjs'

const STATES = 'tests/support/database/old-states'
/** The chat that runs in each state, and its start (ms UTC). */
const LIVE = 'liveSession00000000001'
const STARTED = 1796062715000
const TALK = 'seedSession00000000007'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'drishti-old-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** The database of a released version, where Miniflare has it. */
function stateOf(version: string): DatabaseSync {
  const folder = path.join(dataDir, 'v3/d1/miniflare-D1DatabaseObject')
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(path.join(folder, 'a1.sqlite'))
  database.exec(`BEGIN; ${readFileSync(`${STATES}/${version}.sql`, 'utf8')} COMMIT`)
  return database
}

/** The newest state, by the steps of `npm start`. */
async function bringUp(database: DatabaseSync) {
  const bucket = memoryBucket()
  const bindings = { DB: sqliteD1({}, database), FILES: bucket as unknown as R2Bucket }
  await applyMigrations(bindings.DB, async (name) => {
    if (name === DROPS_MESSAGES) await moveOldTranscripts(bindings)
  })
  return bindings
}

/** The room of that chat, opened by this version. */
function roomOf(version: string): RoomStore {
  const storage = createRoomStorage()
  const people = { userId: 'seedUser00000000000001', astrologerId: 'seedAstrologer00000004' }
  const price = { kind: 'chat', priceCents: 120, payoutPaise: 8448, budgetCents: null, requestedAt: STARTED - 15_000 }
  storage.kv.put('terms', { sessionId: LIVE, ...people, ...price })
  storage.sql.exec(readFileSync(`${STATES}/${version}-room.sql`, 'utf8'))
  const store = new RoomStore(storage as unknown as DurableObjectStorage)
  store.bringTablesUpToDate()
  return store
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing',
    (error) => stateFailure(dataDir, error),
  )

test.each(['e8616a4', 'f697e40f'])('the state of %s comes up with its books, and nothing pends', async (version) => {
  const database = stateOf(version)
  const sums = () => database.prepare('SELECT id, dr_posted, cr_posted, dr_pending, cr_pending FROM account').all()
  const before = sums()
  await assertMigratable(dataDir)
  const { DB } = await bringUp(database)
  expect(
    database
      .prepare('SELECT name FROM d1_migrations ORDER BY name')
      .all()
      .map(({ name }) => name),
  ).toEqual(migrationNames())
  expect(sums()).toEqual(expect.arrayContaining(before))
  const db = createDb(DB)
  expect((await checkBills(db)).count).toBe(0)
  // I12 reports the chat that runs once it is open for hours, by the clock of this machine.
  expect((await checkLedger(db)).filter(({ id, count }) => count > 0 && id !== 'I12')).toEqual([])
  database.close()
})

test('transcripts that only D1 had are in R2 afterwards, a file and one that was taken back among them', async () => {
  const database = stateOf('e8616a4')
  const count = Number(database.prepare('SELECT count(*) AS n FROM message').get()?.n)
  expect(count).toBeGreaterThan(30)
  const insert = database.prepare(
    `INSERT INTO message (session_id, seq, id, side, text, file_name, file_type, file_bytes, file_key, at)
     VALUES (?, ?, ?, 'user', '', 'palm.png', 'image/png', 9, ?, 5)`,
  )
  insert.run(TALK, 90, 'kept', 'f1:files/f1')
  insert.run(TALK, 91, 'gone', 'f2:')
  const { DB, FILES } = await bringUp(database)
  const talks = database.prepare('SELECT id, transcript_key AS key FROM consultation WHERE message_count > 0').all()
  const files = createFiles({ FILES }, () => 'none')
  const stored = await Promise.all(talks.map(async ({ key }) => JSON.parse(String(await files.readText(String(key))))))
  expect(stored.flat()).toHaveLength(count + 2)
  const talk = stored[talks.findIndex(({ id }) => id === TALK)]
  expect(talk[0]).toMatchObject({ seq: 1, side: 'user', text: 'Sorry, I have to go, my train is here.' })
  const file = { name: 'palm.png', type: 'image/png', bytes: 9 }
  expect(talk.slice(-2)).toMatchObject([
    { id: 'kept', file: { ...file, id: 'f1', key: 'files/f1' } },
    { id: 'gone', file: { ...file, id: 'f2', removed: true } },
  ])
  expect(await DB.prepare('SELECT file_count FROM consultation WHERE id = ?').bind(TALK).first('file_count')).toBe(2)
  database.close()
})

test.each(['e8616a4', 'f697e40f'])(
  'the chat that runs in the state of %s is billed for its time under both versions',
  async (version) => {
    const database = stateOf(version)
    await assertMigratable(dataDir)
    const { DB } = await bringUp(database)
    const held = () =>
      database.prepare("SELECT dr_pending AS cents FROM account WHERE id = 'u:seedUser00000000000001'").get()?.cents
    const row = () =>
      database
        .prepare('SELECT state, transcript_key AS key, charge_cents AS charge FROM consultation WHERE id = ?')
        .get(LIVE)
    expect(row()).toEqual({ state: 'active', key: null, charge: 0 })
    expect(held()).toBe(240)

    // The old version saw both for a minute; both pages come back to this one for another 28 s.
    const store = roomOf(version)
    const endedAt = STARTED + 90_000
    for (const side of ['user', 'astrologer'] as const) {
      store.stretches.begin({ side, connection: `${side} again`, at: STARTED + 62_000 })
      for (const at of [STARTED + 72_000, STARTED + 82_000, endedAt])
        store.stretches.see({ connection: `${side} again`, at })
    }
    store.addEnd(endedAt)
    const terms = store.terms() as Terms
    const times = { acceptedAt: STARTED - 3000, startedAt: STARTED, endedAt }
    const ending = { state: 'ending', endReason: 'user_ended', endedBy: 'user' } as const
    const consultation = { ...newConsultation(terms.requestedAt), ...times, ...ending }
    const room = { facts: store.facts(), holds: store.holds(), events: store.events(), said: store.said() }
    const db = createDb(DB)
    await settleConsultation({ db, now: () => endedAt + 1000 }, fixSettlement({ terms, consultation, ...room }))
    expect(row()).toEqual({ state: 'ended', key: null, charge: (88 * 120) / 60 })
    expect(held()).toBe(0)
    expect((await checkBills(db)).count).toBe(0)
    expect((await checkLedger(db)).filter(({ count }) => count > 0)).toEqual([])
    database.close()
  },
)

test.each([
  [
    'a migration of another branch',
    "INSERT INTO d1_migrations (name) VALUES ('0050_transcripts_left_d1.sql')",
    'It has 0050_transcripts_left_d1.sql, which this version does not have.',
  ],
  [
    'a table of other columns',
    'ALTER TABLE spending_limit ADD COLUMN other text',
    'Its spending_limit is not as the migrations of this version make it.',
  ],
  [
    'rows that a later migration refuses',
    `INSERT INTO payout_receivable (id, astrologer_id, session_id, paise, at) VALUES ('r', 'a', 's', 1.5, 1)`,
    'The migration 0050_payout_guards.sql refuses what is in it:',
  ],
])('a state with %s is refused before anything in it changes', async (_, sql, sentence) => {
  const database = stateOf('f697e40f')
  database.exec(sql)
  database.close()
  const files = () =>
    readdirSync(dataDir, { recursive: true })
      .map(String)
      .filter((name) => !/holder/.test(name))
      .sort()
  const file = path.join(dataDir, 'v3/d1/miniflare-D1DatabaseObject/a1.sqlite')
  const before = [files(), readFileSync(file)]
  const said = await refusal(assertMigratable(dataDir))
  expect(said).toContain(`The state in ${dataDir} was left as it is. ${sentence}`)
  expect(said).toContain(`To keep a copy of it: cp -R ${dataDir} ${dataDir}-copy`)
  const program = startProgram('scripts/prepare-state.mjs', {}, [dataDir])
  expect(await program.ended).toBe(1)
  expect(program.output().trim()).toBe(said)
  expect([files(), readFileSync(file)]).toEqual(before)
})

test.each([
  ['a trigger', 'DROP TRIGGER c_open_hold', 'Its c_open_hold is not as'],
  [
    'the checks of a table',
    `PRAGMA writable_schema = ON;
     UPDATE sqlite_schema SET sql = replace(sql, 'CHECK(', 'CHECK(1 OR ') WHERE name = 'payout_receivable'`,
    'Its payout_receivable is not as',
  ],
])('a state with every migration that lost %s is refused', async (_, sql, sentence) => {
  const database = stateOf('f697e40f')
  await bringUp(database)
  await assertMigratable(dataDir)
  database.enableDefensive(false)
  database.exec(sql)
  database.close()
  expect(await refusal(assertMigratable(dataDir))).toContain(sentence)
})

test('a failure never leads to the removal of a folder, and a full disk is named', () => {
  const sentence =
    'The disk is full, so the state in .data could not be opened or brought up to date. Nothing was deleted. Make room and start again.\nTo keep a copy of it on another disk: cp -R .data /OTHER/DISK/'
  const full = ['D1_ERROR: database or disk is full: SQLITE_FULL', 'ENOSPC: no space left on device, write']
  for (const reason of full) expect(stateFailure('.data', new Error(reason))).toBe(sentence)
  // SQLite's word where it could not make its shared memory.
  expect(stateFailure('.data', new Error('disk I/O error'), 0)).toBe(sentence)
  expect(stateFailure('.data', new Error('disk I/O error'), 1e9)).toContain('disk I/O error')
  expect(() => assertRoom('.data', 0)).toThrow('ENOSPC')
  assertRoom(dataDir, 1e9)
  const other = stateFailure('.data', new Error('D1_ERROR: no such table: message'))
  expect(other).toContain('Nothing was deleted')
  expect(other).toContain('cp -R .data .data-copy')
  expect(other).not.toMatch(/remove/i)
})
