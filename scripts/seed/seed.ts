// Fills a fresh local state with people and a past that looks lived-in. Ids are fixed, dates relative to now.

import { firstPayoutPaise } from '#workers/contract/consultations/payout-share.ts'
import { newId } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { summaryOf } from '#workers/domain/blogs/index.ts'
import { hashPassword, PASSWORD_COST } from '#workers/domain/identity/index.ts'
import { openPayable, openWallet, topUp } from '#workers/domain/money/index.ts'
import { payment } from '#workers/domain/money/payment.table.ts'
import type { Env } from '#workers/env.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'
import { DAY } from '../../workers/contract/time/durations.ts'
import { seedBirths } from './births.ts'
import { CONSULTATIONS } from './consultations.ts'
import { ADMIN, ASTROLOGERS, PASSWORD, PRACTICE, USERS, VERIFICATIONS } from './people.ts'
import { POSTS, type SeedPost } from './posts.ts'
import { seedConsultation } from './seed-consultation.ts'

const RATE = 88
const TOP_UP = 8000
/** At reserved names, which belong to nobody: https://www.rfc-editor.org/rfc/rfc2606 */
const SOCIAL_LINKS = [
  { name: 'Videos', url: 'https://videos.example/drishti' },
  { name: 'Community', url: 'https://community.example/drishti' },
]

/** Seeds once; a state that has the demo's admin already is left alone. */
export async function seed(
  bindings: Pick<Env, 'DB' | 'FILES'>,
  { now = Date.now(), passwordCost = PASSWORD_COST } = {},
): Promise<void> {
  const binding = bindings.DB
  const db = createDb(binding)
  if (await binding.prepare('SELECT 1 FROM user WHERE id = ?').bind(ADMIN.id).first()) {
    await markPractice(binding)
    return
  }
  const passwordHash = await hashPassword(PASSWORD, passwordCost)
  const account = (
    id: string,
    email: string,
    name: string,
    role: string,
    {
      portrait = null,
      gender = null,
      daysAgo = 60,
      phone = null,
      unverified = '+14155550180',
    }: {
      portrait?: string | null
      gender?: string | null
      daysAgo?: number
      phone?: string | null
      unverified?: string
    } = {},
  ) =>
    binding
      .prepare(
        `INSERT INTO user (id, email, phone, verified_phone, phone_verified_at, full_name, gender, role, status, password_hash,
           photo, created_at, last_login_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'active', ?, ?, ?, ?)`,
      )
      .bind(
        id,
        email,
        phone ?? unverified,
        phone,
        phone && now - daysAgo * DAY,
        name,
        gender,
        role,
        passwordHash,
        portrait && `/portraits/${portrait}.svg`,
        now - daysAgo * DAY,
        now - DAY,
      )

  await binding.batch([
    account(ADMIN.id, ADMIN.email, ADMIN.name, 'admin'),
    // Each books times, so that each has a verified phone.
    ...USERS.map(({ id, email, name, gender }, n) =>
      account(id, email, name, 'user', { gender, phone: `+1415555019${n}` }),
    ),
    ...ASTROLOGERS.flatMap((each, n) => [
      account(each.id, each.email, each.name, 'astrologer', {
        portrait: each.waits ? null : each.portrait,
        daysAgo: each.waits ? 1 : 90,
        unverified: `+91981234${5600 + n}`,
      }),
      binding
        .prepare(
          `INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents,
             price_chat_cents, payout_call_paise, payout_chat_paise, is_approved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .bind(
          each.id,
          each.years,
          JSON.stringify(each.skills),
          JSON.stringify(each.languages),
          each.bio,
          each.callCents,
          each.chatCents,
          firstPayoutPaise(each.callCents, RATE),
          firstPayoutPaise(each.chatCents, RATE),
          each.waits ? 0 : 1,
        ),
    ]),
    ...VERIFICATIONS.map(([n, what, daysAgo]) => {
      const at = now - daysAgo * DAY
      return binding
        .prepare(
          'INSERT INTO verification (astrologer_id, what, checked_on, marked_by, marked_at) VALUES (?, ?, ?, ?, ?)',
        )
        .bind(ASTROLOGERS[n - 1]?.id ?? '', what, dayOf(at), ADMIN.id, at)
    }),
    ...POSTS.map((post, n) => insertPost(binding, { post, n: n + 1, now })),
    binding
      .prepare("INSERT OR IGNORE INTO setting (key, value, set_at) VALUES ('social_links', ?, ?)")
      .bind(JSON.stringify(SOCIAL_LINKS), now),
    // Cron makes its file within a minute.
    binding
      .prepare(
        `INSERT INTO report_job (id, type, from_day, to_day, time_zone, from_at, to_at, requested_by, requested_at)
         VALUES ('seedReport000000000001', 'sessions', ?, ?, 'UTC', ?, ?, ?, ?)`,
      )
      .bind(dayOf(now - 31 * DAY), dayOf(now - DAY), startOf(now - 31 * DAY), startOf(now), ADMIN.id, now),
  ])

  await commit(db, [
    ...USERS.flatMap(({ id: userId }, n) => {
      const [paymentId, at] = [`seedPayment${n}0000000000`, now - 40 * DAY]
      const times = { createdAt: at, updatedAt: at }
      return [
        openWallet(db, userId),
        db
          .insert(payment)
          .values({ id: paymentId, userId, amountCents: TOP_UP, provider: 'test', status: 'succeeded', ...times }),
        topUp(db, { paymentId, userId, amountCents: TOP_UP, at }),
      ]
    }),
    ...ASTROLOGERS.map(({ id }) => openPayable(db, id)),
  ])
  await seedBirths(db, now)
  // Oldest first, so that statements run in time.
  for (const [n, consultation] of [...CONSULTATIONS.entries()].reverse())
    await seedConsultation(
      { db, files: createFiles(bindings, newId), bucket: bindings.FILES },
      { n: n + 1, seed: consultation, today: now },
    )
}

function insertPost(binding: D1Database, { post, n, now }: { post: SeedPost; n: number; now: number }) {
  const { author, daysAgo, title, tags, content, state = 'approved' } = post
  const at = now - daysAgo * DAY
  const approved = state === 'approved'
  const { excerpt, words } = summaryOf(content)
  return binding
    .prepare(
      `INSERT INTO blog_post (id, author_id, title, content, excerpt, words, tags, status, is_approved, approved_by,
         approved_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      `seedPost${String(n).padStart(14, '0')}`,
      ASTROLOGERS[author - 1]?.id ?? '',
      title,
      content,
      excerpt,
      words,
      tags,
      state === 'draft' ? 'draft' : 'published',
      approved ? 1 : 0,
      approved ? ADMIN.id : null,
      approved ? at : null,
      at,
      at,
    )
}

function startOf(at: number): number {
  return Math.floor(at / DAY) * DAY
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** A state from before the practice astrologer gets the name and the text that say what answers. */
async function markPractice(binding: D1Database): Promise<void> {
  const { id, name, bio } = PRACTICE
  await binding.batch([
    binding.prepare('UPDATE user SET full_name = ? WHERE id = ?').bind(name, id),
    binding.prepare('UPDATE astrologer SET bio = ? WHERE id = ?').bind(bio, id),
  ])
}
