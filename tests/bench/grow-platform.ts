// A platform of any size in the local D1, in minutes: people, sessions with their books, reviews, files, the audit log.
import { growBooks } from '#tests/support/books/generated-books.ts'

export type PlatformSize = { astrologers: number; clients: number; sessions: number }

const FIRST = "'Asha','Ravi','Meera','Daniel','Sunita','Priya','Lena','Jonas','Kavita','Tara'"
const LAST = "'Verma','Iyer','Joshi','Osei','Rao','Raman','Roth','Meyer','Nair','Kale','Gill'"
const CHUNK = 25_000

/** `to`: the instant after the last session (ms UTC). */
export async function growPlatform(db: D1Database, size: PlatformSize): Promise<{ to: number }> {
  const { results: triggers } = await db
    .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
    .all<{ name: string; sql: string }>()
  await db.batch(triggers.map(({ name }) => db.prepare(`DROP TRIGGER ${name}`)))
  await growPeople(db, size)
  const each = Math.max(1, Math.ceil(size.sessions / size.clients))
  for (let after = 0; after < size.sessions; after += CHUNK)
    await growBooks(db, {
      sessions: Math.min(CHUNK, size.sessions - after),
      after,
      each,
      astrologers: size.astrologers,
      prefixes: { user: 'c', astrologer: 'a' },
    })
  for (const sql of [...SESSIONS, ...AFTERWARDS]) await db.prepare(sql).run()
  await db.batch(triggers.map(({ sql }) => db.prepare(sql)))
  const last = await db.prepare('SELECT max(ended_at) AS at FROM consultation').first<{ at: number }>()
  return { to: (last?.at ?? 0) + 1 }
}

async function growPeople(db: D1Database, { astrologers, clients }: PlatformSize): Promise<void> {
  for (const [prefix, role, count] of [
    ['c', 'user', clients],
    ['a', 'astrologer', astrologers],
  ] as const)
    for (let from = 0; from < count; from += CHUNK)
      await db
        .prepare(
          `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.min(count, from + CHUNK) - 1})
           INSERT INTO user (id, email, phone, full_name, role, status, created_at, last_login_at)
           SELECT '${prefix}' || i, '${prefix}' || i || '@people.test', '+1202' || (5550000 + i),
             json_extract(json_array(${FIRST}), '$[' || (i % 10) || ']') || ' ' ||
             json_extract(json_array(${LAST}), '$[' || (i / 10 % 11) || ']') || ' ' || i, '${role}', 'active',
             ${Date.UTC(2025, 0, 1)} + i * 60000, ${Date.UTC(2026, 0, 1)} + i * 300000 FROM n`,
        )
        .run()
  for (const sql of [
    `INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents, price_chat_cents,
       payout_call_paise, payout_chat_paise, is_approved, rating_sum, rating_count, session_count)
     SELECT id, rowid % 40, '["Vedic","Career"]', '["English","Hindi"]', 'I read charts slowly.', 150, 150, 6000, 6000,
       rowid % 50 > 0, 45, 10, 30 FROM user WHERE role = 'astrologer'`,
    'INSERT INTO user_search (rowid, full_name, email, phone) SELECT rowid, full_name, email, phone FROM user',
    `INSERT INTO auth_session (id, user_id, cookie_hash, created_at, expires_at, absolute_expires_at, last_seen_at)
     SELECT 'l' || id, id, 'h' || id, created_at, created_at, created_at, last_login_at FROM user`,
  ])
    await db.prepare(sql).run()
}

const SESSIONS = [
  "UPDATE consultation SET kind = 'web-call' WHERE rowid % 3 = 0",
  "UPDATE consultation SET message_count = 12, last_message = 'Thank you.' WHERE kind = 'chat'",
  'UPDATE consultation SET file_count = 1 WHERE rowid % 50 = 0',
]
const AFTERWARDS = [
  // The copies that triggers keep.
  `UPDATE astrologer SET (listed_name, registered_at, seen_at) =
     (SELECT full_name, created_at, last_login_at FROM user u WHERE u.id = astrologer.id)`,
  `INSERT INTO practice_search (rowid, full_name, email, phone, specializations)
   SELECT a.rowid, u.full_name, u.email, u.phone, a.specializations FROM astrologer a JOIN user u ON u.id = a.id`,
  'DELETE FROM row_count',
  `INSERT INTO row_count (name, n) SELECT 'practice:' || is_approved || ':' || chat_enabled || ':' || status, count(*)
   FROM astrologer GROUP BY 1`,
  "INSERT INTO row_count (name, n) SELECT role || ':' || status, count(*) FROM user GROUP BY 1",
  'INSERT INTO row_count (name, n) SELECT kind, count(*) FROM consultation GROUP BY 1',
  `INSERT INTO shared_file (session_id, id, key, name, side, at)
   SELECT id, 'f1', 'chats/' || id, 'chart.pdf', 'user', ended_at FROM consultation WHERE file_count > 0`,
  `INSERT INTO review (session_id, user_id, astrologer_id, rating, text, at)
   SELECT id, user_id, astrologer_id, 4 + rowid % 2, 'Clear and calm.', ended_at FROM consultation WHERE rowid % 10 = 0`,
  `INSERT INTO audit_log (at, actor_id, action, object, detail)
   SELECT ended_at, 'a1', 'refund', 'session:' || id, 'The line was bad' FROM consultation WHERE rowid % 5 = 0`,
  `INSERT INTO online_span (astrologer_id, from_at, to_at)
   SELECT astrologer_id, min(requested_at), max(ended_at) FROM consultation GROUP BY astrologer_id, requested_at / 864000000`,
  `INSERT INTO blog_post (id, author_id, title, content, status, is_approved, created_at, updated_at)
   SELECT 'p' || id, id, 'On the dasha of ' || id, '<p>Text</p>', 'published', rowid % 9 > 0, created_at, created_at
   FROM user WHERE role = 'astrologer' AND rowid % 5 = 0`,
]
