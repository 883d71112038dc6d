// The admins' list of shared files: found by people, by names of files and by the id of a session.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, NOW, practiceBooks } from '#tests/support/pages/practices.ts'
import type { Db } from '#workers/db/client.ts'
import { findConsultationsWithFiles, findSharedFiles } from '#workers/domain/reports/index.ts'

let d1: D1Database
let db: Db
beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  await addAccount(d1, 'jonas', 'user', 'Jonas Weber')
  await session('s-mira', 'mira', 'active')
  await session('s-jonas', 'jonas', 'ended')
  await file('s-mira', 'Janma-Kundli.pdf', NOW - 3)
  await file('s-mira', 'palm left.png', NOW - 2)
  await file('s-jonas', 'जन्म कुंडली.pdf', NOW - 1)
  await file('s-jonas', 'taken back.pdf', NOW, 1)
})

async function session(id: string, userId: string, state: 'active' | 'ended'): Promise<void> {
  const ended = state === 'ended'
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, file_count)
       VALUES (?1, ?2, 'asha', 'chat', ?3, ?4, 180, 9000, ?5, ?5, ?6, ?7, 2)`,
    )
    .bind(id, userId, state, ended ? 'user_ended' : null, NOW, ended ? NOW : null, ended ? '[]' : null)
    .run()
}

async function file(sessionId: string, name: string, at: number, removed = 0): Promise<void> {
  await d1
    .prepare(
      "INSERT INTO shared_file (session_id, id, key, name, side, at, removed) VALUES (?1, ?2, ?2, ?2, 'user', ?3, ?4)",
    )
    .bind(sessionId, name, at, removed)
    .run()
}

const files = async (search?: string) => {
  const { count, files } = await findSharedFiles(db, { page: 1, size: 10, search })
  expect(count).toBe(files.length)
  return files.map(({ file_name: name }) => name)
}
const sessions = async (search: string) =>
  (await findConsultationsWithFiles(db, { search })).rows.map(({ id, status }) => [id, status])

test('files are found by three characters of their name, in either script', async () => {
  expect(await files()).toEqual(['जन्म कुंडली.pdf', 'palm left.png', 'Janma-Kundli.pdf'])
  expect(await files('kundli.PDF')).toEqual(['Janma-Kundli.pdf'])
  expect(await files('कुंडली')).toEqual(['जन्म कुंडली.pdf'])
  expect(await files('taken')).toEqual([])
  expect(await files('no such')).toEqual([])
})

test('people and ids find all files of their sessions', async () => {
  expect(await files('mira rao')).toEqual(['palm left.png', 'Janma-Kundli.pdf'])
  expect(await files('s-jonas')).toEqual(['जन्म कुंडली.pdf'])
})

test('sessions are found by the names of their files, running ones too', async () => {
  expect(await sessions('palm')).toEqual([['s-mira', 'active']])
  expect(await sessions('कुंडली')).toEqual([['s-jonas', 'ended']])
  expect(await sessions('taken')).toEqual([])
  expect(await sessions('weber')).toEqual([['s-jonas', 'ended']])
})

test('a file that is deleted for good is found no more', async () => {
  await d1.prepare("DELETE FROM shared_file WHERE session_id = 's-mira'").run()
  expect(await files('palm')).toEqual([])
  expect(await d1.prepare('SELECT count(*) AS n FROM shared_file_search').first()).toEqual({ n: 2 })
})
