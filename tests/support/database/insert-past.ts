// A past that a test needs: births that are saved, a session that has ended, hours of the week.

import type { Person } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { newId } from '#workers/contract/ports.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { createDb } from '#workers/db/client.ts'
import {
  type Consultation,
  type Fact,
  fixSettlement,
  insertConsultation,
  nameTranscript,
  newConsultation,
  settleConsultation,
  storeTranscript,
  type Terms,
  type TimelineEvent,
  takeHold,
} from '#workers/domain/consultations/index.ts'
import { insertReview } from '#workers/domain/consultations/reviews/review.repo.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'

type Db = Pick<TestServer, 'db'>

const BIRTH = {
  relation: 'self',
  name: 'Priya Raman',
  gender: 'female',
  date: '1991-03-17',
  time: '07:25:00' as string | null,
  uncertainty_minutes: 0,
  place: { name: 'Chennai, Tamil Nadu, India', lat: 13.0878, lon: 80.2785, tz: 'Asia/Kolkata' },
}

/** The birth of a partner, whose time is known by the half hour. */
export const KARTHIK = {
  relation: 'partner',
  name: 'Karthik Iyer',
  gender: 'male',
  date: '1989-07-09',
  time: '21:40:00',
  uncertainty_minutes: 30,
  place: { name: 'Bengaluru, Karnataka, India', lat: 12.9719, lon: 77.5937, tz: 'Asia/Kolkata' },
}

/** A birth that the person has saved: Priya Raman's, unless told otherwise. */
export async function insertBirth(person: Person, changes: Partial<typeof BIRTH> = {}): Promise<void> {
  const { status, body } = await person.call('POST', '/api/birth-profiles/', { ...BIRTH, ...changes })
  if (status !== 201) throw new Error(`birth: ${status} ${JSON.stringify(body)}`)
}

type Past = {
  /** Somebody with money: a session of `minutes` takes it from the wallet. */
  client: Person
  astrologer: Person
  kind?: Terms['kind']
  minutes?: number
  daysAgo?: number
  review?: { rating: number; text: string }
}

/** A session that has ended, with its receipt, a message, the client's payment and the astrologer's earnings; its id. */
export async function insertPastConsultation(
  server: Pick<TestServer, 'db' | 'files'>,
  { client, astrologer, kind = 'chat', minutes = 5, daysAgo = 2, review }: Past,
): Promise<string> {
  const db = createDb(server.db)
  const practice = await server.db
    .prepare('SELECT price_chat_cents AS price, payout_chat_paise AS payout FROM astrologer WHERE id = ?')
    .bind(astrologer.id)
    .first<{ price: number; payout: number }>()
  const [id, requestedAt] = [newId(), Date.now() - daysAgo * DAY]
  const terms: Terms = {
    consultationId: id,
    userId: client.id,
    astrologerId: astrologer.id,
    kind,
    budgetCents: null,
    priceCents: practice?.price ?? 0,
    payoutPaise: practice?.payout ?? 0,
    userName: client.name,
    astrologerName: astrologer.name,
    requestedAt,
  }
  await insertConsultation(db, { terms, nextDueAt: requestedAt })
  const startedAt = requestedAt + 10_000
  const endedAt = startedAt + minutes * 60_000
  const { cents } = await takeHold({ db, now: () => startedAt }, { terms, n: 1, heldCents: 0 })
  const consultation: Consultation = {
    ...newConsultation(requestedAt),
    state: 'ending',
    ringingAt: requestedAt + 900,
    acceptedAt: startedAt,
    acceptedBy: 'test',
    startedAt,
    endedAt,
    endReason: 'user_ended',
    endedBy: 'user',
  }
  const facts: Fact[] = [
    { key: 'j:a', kind: 'join', side: 'astrologer', connection: 'a', at: startedAt },
    { key: 'j:u', kind: 'join', side: 'user', connection: 'u', at: startedAt },
    { key: 'l:u', kind: 'leave', side: 'user', connection: 'u', at: endedAt },
    { key: 'l:a', kind: 'leave', side: 'astrologer', connection: 'a', at: endedAt },
    { key: 'end', kind: 'end', at: endedAt },
  ]
  const events: TimelineEvent[] = [
    { seq: 1, at: requestedAt, what: 'requested', side: 'user' },
    { seq: 2, at: startedAt, what: 'started', side: 'user' },
    { seq: 3, at: endedAt, what: 'ended', side: 'user' },
  ]
  const message = {
    seq: 1,
    id: `${id}-1`,
    side: 'user' as const,
    text: 'Namaste, I have one question.',
    at: startedAt + 1_000,
  }
  const said = { messageCount: 1, fileCount: 0, lastMessage: message.text, lastMessageAt: message.at }
  await settleConsultation(
    { db, now: () => endedAt },
    fixSettlement({ terms, consultation, facts, holds: [{ n: 1, cents }], events, said }),
  )
  const stores = { db, files: createFiles({ FILES: server.files }, newId) }
  await storeTranscript(stores, { consultationId: id, version: 0, messages: [message] })
  await nameTranscript(stores, { consultationId: id, version: 0 })
  const by = { consultationId: id, userId: client.id, astrologerId: astrologer.id }
  if (review) await insertReview(db, { ...by, ...review, at: endedAt + 120_000 })
  return id
}

/** The astrologer's hours: all day, every day, in India. */
export async function insertHours({ db }: Db, astrologer: Person): Promise<void> {
  await db.prepare("UPDATE user SET time_zone = 'Asia/Kolkata' WHERE id = ?").bind(astrologer.id).run()
  for (let day = 0; day < 7; day += 1)
    await db.prepare('INSERT INTO weekly_hours VALUES (?, ?, 0, 1440)').bind(astrologer.id, day).run()
}
