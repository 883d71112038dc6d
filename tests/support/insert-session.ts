// A past chat of two inserted people, with its receipt, the client's payment and the astrologer's earnings.
import { DAY } from '#workers/contract/durations.ts'
import { newId } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'
import {
  type Consultation,
  type Fact,
  fixSettlement,
  insertConsultation,
  newConsultation,
  settleConsultation,
  type Terms,
  type TimelineEvent,
  takeHold,
} from '#workers/domain/consultations/index.ts'
import { insertReview } from '#workers/domain/consultations/review.repo.ts'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

type PastChat = {
  /** Somebody with money: a chat of `minutes` takes it from the wallet. */
  client: Person
  astrologer: Person
  minutes?: number
  daysAgo?: number
  review?: { rating: number; text: string }
}

/** The id of the session. */
export async function insertPastChat(
  server: Pick<TestServer, 'db'>,
  { client, astrologer, minutes = 5, daysAgo = 2, review }: PastChat,
): Promise<string> {
  const db = createDb(server.db)
  const practice = await server.db
    .prepare('SELECT price_chat_cents AS price, payout_chat_paise AS payout FROM astrologer WHERE id = ?')
    .bind(astrologer.id)
    .first<{ price: number; payout: number }>()
  const [id, requestedAt] = [newId(), Date.now() - daysAgo * DAY]
  const terms: Terms = {
    ...{ consultationId: id, userId: client.id, astrologerId: astrologer.id, kind: 'chat', budgetCents: null },
    ...{ priceCents: practice?.price ?? 0, payoutPaise: practice?.payout ?? 0 },
    ...{ userName: client.name, astrologerName: astrologer.name, requestedAt },
  }
  await insertConsultation(db, { terms, nextDueAt: requestedAt })
  const startedAt = requestedAt + 10_000
  const endedAt = startedAt + minutes * 60_000
  const { cents } = await takeHold({ db, now: () => startedAt }, { terms, n: 1, heldCents: 0 })
  const consultation: Consultation = {
    ...newConsultation(requestedAt),
    ...{ state: 'ending', ringingAt: requestedAt + 900, acceptedAt: startedAt, acceptedBy: 'test', startedAt },
    ...{ endedAt, endReason: 'user_ended', endedBy: 'user' },
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
  const said = { messageCount: 0, fileCount: 0, lastMessage: null }
  await settleConsultation(
    { db, now: () => endedAt },
    fixSettlement({ terms, consultation, facts, holds: [{ n: 1, cents }], events, said }),
  )
  const by = { consultationId: id, userId: client.id, astrologerId: astrologer.id }
  if (review) await insertReview(db, { ...by, ...review, at: endedAt + 120_000 })
  return id
}
