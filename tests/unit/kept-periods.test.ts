// The periods of the privacy policy: cron deletes each row that is older than its period, and leaves a younger row.
// unit/app/legal-promises.test.ts compares the policy's words with the constants that cron uses.
import { beforeAll, expect, test, vi } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { memoryBucket } from '#tests/support/rigs/memory-bucket.ts'
import { monthsBefore } from '#workers/contract/admin/kept-months.ts'
import { KEPT, LOGIN_LIFE } from '#workers/contract/admin/retention-periods.ts'
import { HOUR, MINUTE } from '#workers/contract/time/durations.ts'
import { runCron } from '#workers/cron.ts'
import type { Env } from '#workers/env.ts'
import { createServices } from '#workers/services/index.ts'

const NOW = Date.now()
const CONSULTATION = `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
  requested_at, started_at, ended_at, facts) VALUES (?1, 'mira', 'lata', 'chat', 'ended', 'user_ended', 180, 9000, 5, 5, ?2, '[]')`

/** `at` is the time that a row's age counts from; `more` are statements with the same two values. */
const ROWS: [what: string, kept: number, table: string, key: string, insert: string, more?: string[]][] = [
  [
    'a one-time code',
    KEPT.code,
    'one_time_code',
    'id',
    `INSERT INTO one_time_code (id, email, purpose, hash, created_at, expires_at) VALUES (?1, 'm@people.test', 'login', 'h', ?2, ?2 + ${KEPT.code})`,
  ],
  [
    'a registration that nobody confirmed',
    KEPT.registration,
    'registration',
    'id',
    `INSERT INTO registration (id, email, phone, full_name, role, password_hash, contested, created_at) VALUES (?1, ?1 || '@people.test', '', 'Mira', 'user', 'h', 0, ?2)`,
  ],
  [
    'a login',
    LOGIN_LIFE.absolute,
    'auth_session',
    'id',
    `INSERT INTO auth_session (id, user_id, cookie_hash, created_at, expires_at, absolute_expires_at) VALUES (?1, 'mira', ?1, ?2, ?2, ?2 + ${LOGIN_LIFE.absolute})`,
  ],
  [
    'an attached birth',
    KEPT.attachedBirth,
    'consultation_birth',
    'session_id',
    `INSERT INTO consultation_birth (session_id, profile_id, birth) VALUES (?1, 'p', '{}')`,
    [CONSULTATION],
  ],
  [
    'a measurement of a call',
    KEPT.callMetrics,
    'call_metric',
    'session_id',
    `INSERT INTO call_metric (session_id, side, at, samples, jitter_ms, loss_percent, warnings) VALUES (?1, 'user', ?2, 1, 1, 0, '')`,
  ],
  [
    'a device for notifications',
    KEPT.device,
    'push_device',
    'endpoint',
    `INSERT INTO push_device (endpoint, user_id, session_id, p256dh, auth, at) VALUES (?1, 'mira', 's', 'p', 'a', ?2)`,
  ],
  [
    'a notice',
    KEPT.notices,
    'notice',
    'tag',
    `INSERT INTO notice (user_id, tag, id, type, title, body, url, at, outcome) VALUES ('mira', ?1, ?1, 'booking', 't', 'b', '/', ?2, 'sent')`,
  ],
  [
    'a cause of errors in browsers',
    KEPT.clientErrors,
    'client_error',
    'id',
    `INSERT INTO client_error (id, kind, message, frame, stack, page, build, browser, count, first_at, last_at) VALUES (?1, 'error', 'm', '', '', '/', '', '', 1, 1, ?2)`,
  ],
  [
    'an archive of data',
    KEPT.archive,
    'data_export',
    'account_id',
    `INSERT INTO data_export (account_id, state, requested_at, ready_at) VALUES (?1, 'ready', ?2, ?2)`,
  ],
  [
    'a report of a mail that did not arrive',
    KEPT.mailFailures,
    'mail_failure',
    'id',
    `INSERT INTO mail_failure (id, email, cause, at) VALUES (?1, 'mira@people.test', 'bounced', ?2)`,
  ],
  [
    'the kind of a sent mail',
    KEPT.mailFailures,
    'mail_sent',
    'id',
    `INSERT INTO mail_sent (id, kind, at) VALUES (?1, 'follows', ?2)`,
  ],
  [
    'a message of the contact form',
    KEPT.contactMessage,
    'inbox_entry',
    'id',
    `INSERT INTO inbox_entry (id, kind, object, detail, sender_name, sender_email, at) VALUES (?1, 'contact_message', ?1, 'Hello', 'Mira', 'm@people.test', ?2)`,
  ],
  [
    'an unconfirmed newsletter address',
    KEPT.unconfirmedAddress,
    'newsletter_address',
    'id',
    `INSERT INTO newsletter_address (id, email, asked_at) VALUES (?1, ?1 || '@people.test', ?2)`,
  ],
  [
    'a report of the payment provider',
    KEPT.paymentEvents,
    'webhook_event',
    'event_id',
    `INSERT INTO webhook_event (provider, event_id, at) VALUES ('stripe', ?1, ?2)`,
  ],
]

const d1 = sqliteD1()

beforeAll(async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const id of ['mira', 'lata'])
    await d1
      .prepare(
        `INSERT INTO user (id, email, phone, full_name, role, status, created_at) VALUES (?1, ?1 || '@people.test', '', ?1, 'user', 'active', 1)`,
      )
      .bind(id)
      .run()
  for (const [, kept, , , insert, more = []] of ROWS)
    for (const [name, at] of [
      ['older', NOW - kept - MINUTE],
      ['younger', NOW - kept + HOUR],
    ] as const)
      for (const statement of [...more, insert]) {
        const values = statement.includes('?2') ? [name, at] : [name]
        await d1
          .prepare(statement)
          .bind(...values)
          .run()
      }
  await keepMonths(12)
  for (const [name, at] of [
    ['talk-older', monthsBefore(NOW, 12) - MINUTE],
    ['talk-younger', monthsBefore(NOW, 12) + HOUR],
  ] as const) {
    await d1.prepare(CONSULTATION).bind(name, at).run()
    await d1
      .prepare("UPDATE consultation SET transcript_key = 'transcripts/' || id || '/0000' WHERE id = ?")
      .bind(name)
      .run()
  }
  const object = { hit: async () => ({ ok: true, retryAfter: 0 }) }
  const objects = { getByName: () => object }
  const env = {
    DB: Object.assign(d1, { withSession: () => d1 }),
    FILES: memoryBucket(),
    RATE_COUNTER: objects,
    CONSULTATION_ROOM: objects,
    ASTROLOGER_LINE: objects,
    PRESENCE_BOARD: objects,
    JWT_SECRET: 'j'.repeat(48),
    PEPPER: 'p'.repeat(48),
    PUBLIC_BASE_URL: 'https://kept.test',
  } as unknown as Env
  await runCron(createServices(env), NOW, async () => undefined)
  return () => errors.mockRestore()
})

async function keepMonths(months: number): Promise<void> {
  await d1.prepare("INSERT INTO setting VALUES ('transcripts_kept_months', ?, 1)").bind(String(months)).run()
}

test('a conversation is deleted when the months that an admin has set are over, not before', async () => {
  const { results } = await d1.prepare('SELECT id FROM consultation WHERE transcript_deleted_at IS NOT NULL').all()
  expect(results).toEqual([{ id: 'talk-older' }])
})

test.each(ROWS)('%s is deleted when its time is over, not before', async (_, __, table, key) => {
  const { results } = await d1.prepare(`SELECT ${key} AS name FROM ${table}`).all<{ name: string }>()
  expect(results.map(({ name }) => name).filter((name) => name === 'older' || name === 'younger')).toEqual(['younger'])
})
