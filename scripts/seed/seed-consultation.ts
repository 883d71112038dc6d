// One past consultation, written the way a live one is: hold, facts, settlement, transcript, review.

import type { Db } from '#workers/db/client.ts'
import { filesFolder } from '#workers/domain/consultations/conversation/chat-files.ts'
import {
  type Consultation,
  type Fact,
  fixSettlement,
  insertConsultation,
  nameTranscript,
  newConsultation,
  type StoredFile,
  type StoredMessage,
  settleConsultation,
  storeTranscript,
  type Terms,
  type TimelineEvent,
  takeHold,
} from '#workers/domain/consultations/index.ts'
import { insertReview } from '#workers/domain/consultations/reviews/review.repo.ts'
import type { Env } from '#workers/env.ts'
import { DAY } from '../../workers/contract/time/durations.ts'
import type { SeedConsultation } from './consultations.ts'
import { ASTROLOGERS, USERS } from './people.ts'

const RINGING = 11_000
const CONNECTING = 3_000
const GAP = 9_000

export type Stores = { db: Db; files: Files; bucket: Env['FILES'] }
type Files = Parameters<typeof nameTranscript>[0]['files']

export async function seedConsultation(
  { db, files, bucket }: Stores,
  { n, seed, today }: { n: number; seed: SeedConsultation; today: number },
): Promise<void> {
  const user = USERS[seed.user - 1]
  const astrologer = ASTROLOGERS[seed.astrologer - 1]
  if (!user || !astrologer) throw new Error('unknown person')
  const kind = seed.kind ?? 'chat'
  const way = kind === 'chat' ? 'chat' : 'call'
  const practice = await db.$client
    .prepare(`SELECT price_${way}_cents AS price, payout_${way}_paise AS payout FROM astrologer WHERE id = ?`)
    .bind(astrologer.id)
    .first<{ price: number; payout: number }>()
  const requestedAt = today - seed.daysAgo * DAY - n * 3_700_000
  const terms: Terms = {
    consultationId: `seedSession${String(n).padStart(11, '0')}`,
    userId: user.id,
    astrologerId: astrologer.id,
    kind,
    priceCents: practice?.price ?? 0,
    payoutPaise: practice?.payout ?? 0,
    budgetCents: null,
    userName: user.name,
    astrologerName: astrologer.name,
    requestedAt,
  }
  await insertConsultation(db, { terms, nextDueAt: requestedAt })
  const { consultation, facts, events } = storyOf(seed, requestedAt)
  const at = { db, now: () => consultation.acceptedAt ?? requestedAt }
  const holds =
    consultation.acceptedAt === null ? [] : [{ n: 1, cents: (await takeHold(at, { terms, n: 1, heldCents: 0 })).cents }]
  const { consultationId } = terms
  const messages = messagesOf(seed, consultationId, consultation.startedAt ?? requestedAt)
  for (const [n, { text }] of (seed.files ?? []).entries())
    await bucket.put(fileOf(seed, consultationId, n).key, text, { httpMetadata: { contentType: 'text/plain' } })
  const last = messages.at(-1)
  const said = {
    messageCount: messages.length,
    fileCount: seed.files?.length ?? 0,
    lastMessage: last ? (last.file?.name ?? last.text) : null,
    lastMessageAt: last?.at ?? null,
  }
  await settleConsultation(
    { db, now: () => consultation.endedAt ?? requestedAt },
    fixSettlement({ terms, consultation, facts, holds, events, said }),
  )
  if (messages.length > 0) {
    await storeTranscript({ db, files }, { consultationId, version: 0, messages })
    await nameTranscript({ db, files }, { consultationId, version: 0 })
  }
  if (seed.review) {
    await insertReview(db, {
      consultationId: terms.consultationId,
      userId: user.id,
      astrologerId: astrologer.id,
      ...seed.review,
      at: (consultation.endedAt ?? requestedAt) + 120_000,
    })
  }
}

function storyOf(seed: SeedConsultation, requestedAt: number) {
  const events: TimelineEvent[] = []
  const happened = (at: number, what: string, side: string | null = null) =>
    events.push({ seq: events.length + 1, at, what, side })
  const consultation: Consultation = { ...newConsultation(requestedAt), state: 'ending', ringingAt: requestedAt + 900 }
  happened(requestedAt, 'requested', 'user')
  happened(requestedAt + 900, 'ringing')
  const facts: Fact[] = []
  let at = requestedAt + RINGING
  if (seed.reason === 'no_answer') at = requestedAt + 45_900
  else {
    Object.assign(consultation, { acceptedAt: at, acceptedBy: 'seed', startedAt: at + CONNECTING })
    happened(at, 'accepted', 'astrologer')
    happened(at, 'hold')
    facts.push({ key: 'j:a', kind: 'join', side: 'astrologer', connection: 'a', at: at + 1_000 })
    at += CONNECTING
    for (const [n, seconds] of seed.spans.entries()) {
      if (n > 0) at += GAP
      facts.push({ key: `j:u${n}`, kind: 'join', side: 'user', connection: `u${n}`, at })
      happened(at, n === 0 ? 'started' : 'resumed')
      at += seconds * 1000 + 420
      facts.push({ key: `l:u${n}`, kind: 'leave', side: 'user', connection: `u${n}`, at })
      if (n < seed.spans.length - 1) happened(at, 'paused', 'user')
    }
    facts.push({ key: 'l:a', kind: 'leave', side: 'astrologer', connection: 'a', at })
  }
  facts.push({ key: 'end', kind: 'end', at })
  const by = seed.reason === 'user_ended' ? 'user' : seed.reason === 'astrologer_ended' ? 'astrologer' : 'system'
  happened(at, 'ended', by)
  return {
    consultation: { ...consultation, endedAt: at, endReason: seed.reason, endedBy: by } as Consultation,
    facts,
    events,
  }
}

function fileOf(seed: SeedConsultation, consultationId: string, n: number): StoredFile {
  const { name = '', text = '' } = seed.files?.[n] ?? {}
  const id = `seedFile${consultationId.slice(-4)}${n + 1}`
  return { id, key: `${filesFolder(consultationId)}${id}`, name, type: 'text/plain', bytes: Buffer.byteLength(text) }
}

type Sent = Pick<StoredMessage, 'side' | 'text' | 'file'>

function messagesOf(seed: SeedConsultation, consultationId: string, from: number): StoredMessage[] {
  const length = seed.spans.reduce((sum, seconds) => sum + seconds, 0) * 1000
  const words = seed.lines.map(
    (line): Sent => ({
      side: line.startsWith('u:') ? ('user' as const) : ('astrologer' as const),
      text: line.slice(2),
    }),
  )
  const files = (seed.files ?? []).map(
    ({ side }, n): Sent => ({ side, text: '', file: fileOf(seed, consultationId, n) }),
  )
  return [...words, ...files].map((message, n, all) => ({
    ...message,
    seq: n + 1,
    id: message.file?.id ?? `${consultationId}-${n + 1}`,
    at: from + Math.round(((n + 0.4) / all.length) * length),
  }))
}
