// The bytes that a consultation leaves in D1, whose size is limited to 10 GB.
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { memoryBucket } from '#tests/support/rigs/memory-bucket.ts'
import { newId } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import {
  type Fact,
  fixSettlement,
  insertConsultation,
  nameTranscript,
  newConsultation,
  type StoredMessage,
  settleConsultation,
  storeTranscript,
  type Terms,
  takeHold,
} from '#workers/domain/consultations/index.ts'
import { openWallet, topUp } from '#workers/domain/money/index.ts'
import { payment } from '#workers/domain/money/payment.table.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'

const START = Date.UTC(2026, 4, 17, 10)
const MINUTE = 60_000
const COUNT = 200
const TEXT = 'And when does the period of Venus begin, please?'

async function openD1() {
  const d1 = sqliteD1()
  const [db, userId, amountCents] = [createDb(d1), newId(), 10_000_000]
  const row = { id: newId(), userId, amountCents, provider: 'test' as const, createdAt: START, updatedAt: START }
  await commit(db, [
    openWallet(db, userId),
    db.insert(payment).values({ ...row, status: 'succeeded' }),
    topUp(db, { paymentId: row.id, userId, amountCents, at: START }),
  ])
  const pragma = async (name: string) => Number(Object.values((await d1.prepare(`PRAGMA ${name}`).first()) ?? {})[0])
  const bytes = async () =>
    ((await pragma('page_count')) - (await pragma('freelist_count'))) * (await pragma('page_size'))
  return { db, userId, bytes, files: createFiles({ FILES: memoryBucket() }, newId) }
}

/** A chat of 14 minutes with thirty messages, and one pause. */
function chat(terms: Terms) {
  const { requestedAt } = terms
  const at = (minutes: number) => requestedAt + Math.round(minutes * MINUTE)
  const what = ['requested', 'ringing', 'accepted', 'hold', 'started', 'paused', 'resumed', 'ended']
  const events = what.map((name, n) => ({ seq: n + 1, at: at(n / 4), what: name, side: n % 2 ? 'user' : null }))
  const facts = ['user', 'astrologer'].flatMap((side): Fact[] => [
    { key: `j:${side}`, kind: 'join', side: side as 'user', connection: side, at: at(1) },
    { key: `l:${side}`, kind: 'leave', side: side as 'user', connection: side, at: at(15) },
  ])
  const consultation = {
    ...newConsultation(requestedAt),
    state: 'ending' as const,
    ringingAt: at(0.1),
    acceptedAt: at(0.9),
    startedAt: at(1),
    endedAt: at(15),
    endReason: 'user_ended' as const,
    endedBy: 'user' as const,
  }
  const messages = Array.from({ length: 30 }, (_, n): StoredMessage => {
    const side = n % 2 ? 'user' : 'astrologer'
    return { seq: n + 1, id: newId(), side, text: TEXT, at: at(1 + n / 3) }
  })
  return { events, facts: [...facts, { key: 'end', kind: 'end' as const, at: at(15) }], consultation, messages }
}

test('a chat of thirty messages leaves 2.5 KB in D1 at most', { tags: ['long'] }, async () => {
  const { db, userId, bytes, files } = await openD1()
  const before = await bytes()
  for (let n = 0; n < COUNT; n += 1) {
    const terms: Terms = {
      consultationId: newId(),
      userId,
      astrologerId: newId(),
      kind: 'chat',
      priceCents: 180,
      payoutPaise: 9000,
      budgetCents: null,
      userName: 'Mira',
      astrologerName: 'Asha',
      requestedAt: START + n * MINUTE,
    }
    const { consultationId } = terms
    const { events, facts, consultation, messages } = chat(terms)
    const now = () => START
    await insertConsultation(db, { terms, nextDueAt: START })
    const { cents } = await takeHold({ db, now }, { terms, n: 1, heldCents: 0 })
    const said = {
      messageCount: messages.length,
      fileCount: 0,
      lastMessage: TEXT,
      lastMessageAt: messages.at(-1)?.at ?? null,
    }
    const holds = [{ n: 1, cents }]
    await settleConsultation({ db, now }, fixSettlement({ terms, consultation, facts, holds, events, said }))
    await storeTranscript({ db, files }, { consultationId, version: 0, messages })
    await nameTranscript({ db, files }, { consultationId, version: 0 })
  }
  const each = ((await bytes()) - before) / COUNT
  console.log(`${Math.round(each)} bytes of D1 for each consultation`)
  expect(each).toBeLessThan(2_500)
})
