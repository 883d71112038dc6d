// An approved astrologer and clients over SQLite, for tests of the practice.

import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { createDb, type Db } from '#workers/db/client.ts'

export const NOW = Date.UTC(2026, 4, 17, 10)

export function viewerOf(userId: string, role: Viewer['role']): Viewer {
  return {
    userId,
    role,
    loginId: 'login',
    fullName: userId,
    email: `${userId}@people.test`,
    photo: null,
    walletCents: 0,
    presence: null,
    liveWith: null,
  }
}

export const asha = viewerOf('asha', 'astrologer')

export async function addAccount(d1: D1Database, id: string, role: Viewer['role'], name = id): Promise<void> {
  await d1
    .prepare(
      `INSERT INTO user (id, email, phone, full_name, role, status, created_at) VALUES (?, ?, '+919812345678', ?, ?, 'active', 1)`,
    )
    .bind(id, `${id}@people.test`, name, role)
    .run()
}

/** $1.80 a minute for chats and calls; of it 12 672 paise are paid out. */
export async function addPractice(d1: D1Database, id = 'asha', name = 'Asha Verma'): Promise<void> {
  await addAccount(d1, id, 'astrologer', name)
  await d1
    .prepare(
      `INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents, price_chat_cents,
         payout_call_paise, payout_chat_paise, is_approved)
       VALUES (?, 12, '["Vedic"]', '["English"]', 'I read charts slowly, and explain each placement.', 180, 180, 12672, 12672, 1)`,
    )
    .bind(id)
    .run()
}

/** Asha's practice in a fresh database. */
export async function practiceBooks(): Promise<{ d1: D1Database; db: Db }> {
  const d1 = sqliteD1()
  await addPractice(d1)
  return { d1, db: createDb(d1) }
}
