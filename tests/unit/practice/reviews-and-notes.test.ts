// Answers, reports and removals of reviews; private notes.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, addPractice, asha, NOW, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { findAstrologer, ownReviews } from '#workers/domain/astrologers/directory.ts'
import { removeReview, replyToReview, reportReview } from '#workers/domain/consultations/reviews/moderate-review.ts'
import { reviewConsultation } from '#workers/domain/consultations/reviews/review.ts'
import { createNotes } from '#workers/domain/notes/index.ts'

const mira = viewerOf('mira', 'user')
const admin = viewerOf('nisha', 'admin')
let d1: D1Database
let db: Db
const deps = () => ({ db, now: () => NOW, limits: { hit: async () => {}, clear: async () => {} } })
const profile = () => findAstrologer({ db, now: () => NOW, possible: { web: true, phone: true } }, 'asha')

function session(id: string, astrologer = 'asha') {
  return d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, accepted_at, started_at, ended_at, billable_seconds, facts)
       VALUES (?, 'mira', ?, 'chat', 'ended', 'user_ended', 180, 9000, 1, 1, 1, 2, 120, '[]')`,
    )
    .bind(id, astrologer)
    .run()
}

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  await addPractice(d1, 'lata', 'Lata Rao')
  for (const [id, role] of [
    ['mira', 'user'],
    ['nisha', 'admin'],
  ] as const)
    await addAccount(d1, id, role, `${id} Rao`)
  for (const [id, rating] of [
    ['s1', 5],
    ['s2', 1],
  ] as const) {
    await session(id)
    await reviewConsultation({ db, now: () => NOW }, { viewer: mira, id, rating, text: `opinion of ${id}` })
  }
})

test('the astrologer answers once, and it stands below the review; another astrologer’s review does not exist', async () => {
  const reply = (viewer = asha) => replyToReview(deps(), { viewer, id: 's2', text: 'Thank you, I will explain more.' })
  await expect(reply(viewerOf('lata', 'astrologer'))).rejects.toMatchObject({ code: 'not_found' })
  await expect(reply(mira)).rejects.toMatchObject({ code: 'forbidden' })
  await reply()
  await expect(reply()).rejects.toMatchObject({ code: 'already_replied' })
  const review = (await profile())?.reviews.find(({ id }) => id === 's2')
  expect(review).toMatchObject({ reply: 'Thank you, I will explain more.', replied_at: NOW })
})

test('an astrologer whose approval was taken back still reads all reviews, and their number', async () => {
  await removeReview(deps(), { viewer: admin, id: 's1', reason: 'It insults somebody.' })
  await d1.prepare("UPDATE astrologer SET is_approved = 0 WHERE id = 'asha'").run()
  expect(await profile()).toBeNull()
  const own = await ownReviews({ db }, { viewer: asha, page: 1 })
  expect(own).toMatchObject({
    total: 1,
    removed: 1,
    average: 1,
    reviews: [{ id: 's2', rating: 1, text: 'opinion of s2' }],
  })
  expect((await ownReviews({ db }, { viewer: asha, page: 2 })).reviews).toEqual([])
  await expect(ownReviews({ db }, { viewer: mira, page: 1 })).rejects.toMatchObject({ code: 'forbidden' })
})

test('a review that is taken down leaves average, stars and list, once, and is counted as removed', async () => {
  expect(await profile()).toMatchObject({ average_rating: 3, rating_count: 2, removed_reviews: 0 })
  const remove = () => removeReview(deps(), { viewer: admin, id: 's2', reason: 'It insults somebody.' })
  await remove()
  await expect(remove()).rejects.toMatchObject({
    code: 'conflict',
    message: 'nisha Rao removed this review in the meantime: “It insults somebody.”.',
  })
  expect(await profile()).toMatchObject({
    average_rating: 5,
    rating_count: 1,
    removed_reviews: 1,
    stars: [0, 0, 0, 0, 1],
    reviews: [{ id: 's1' }],
  })
  const entry = await d1.prepare('SELECT actor_id, action, object, detail FROM audit_log').first()
  expect(entry).toEqual({
    actor_id: 'nisha',
    action: 'remove_review',
    object: 'review:s2',
    detail: 'It insults somebody.',
  })
  await expect(replyToReview(deps(), { viewer: asha, id: 's2', text: 'Hm.' })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('two admins at once take a rating out of the sums once', async () => {
  const remove = () => removeReview(deps(), { viewer: admin, id: 's2', reason: 'It insults somebody.' })
  await Promise.allSettled([remove(), remove()])
  expect(await profile()).toMatchObject({ average_rating: 5, rating_count: 1 })
})

test('only admins remove; a client reports once, and it reaches the inbox', async () => {
  await expect(removeReview(deps(), { viewer: asha, id: 's1', reason: 'bad' })).rejects.toBeInstanceOf(AppError)
  const report = () => reportReview(deps(), { viewer: mira, id: 's1', reason: 'This names a private person.' })
  await report()
  await expect(report()).rejects.toMatchObject({
    code: 'already_reported',
    message: 'You have already reported this review.',
  })
  const entry = await d1.prepare('SELECT kind, object, user_id, detail FROM inbox_entry').first()
  expect(entry).toEqual({
    kind: 'review_report',
    object: 'review:s1',
    user_id: 'mira',
    detail: 'This names a private person.',
  })
})

test('notes are kept for a client, for this astrologer alone; an empty text deletes them', async () => {
  const notes = createNotes(deps())
  const about = (viewer: typeof asha, clientId = 'mira') => notes.read({ viewer, clientId })
  await session('s3', 'lata')
  await notes.save({ viewer: asha, clientId: 'mira', text: 'Asks about work.' })
  await notes.save({ viewer: asha, clientId: 'mira', text: 'Asks about work; born at dawn.' })
  expect(await about(asha)).toEqual({ text: 'Asks about work; born at dawn.', updated_at: NOW })
  expect(await about(viewerOf('lata', 'astrologer'))).toEqual({ text: '', updated_at: null })
  await expect(about(mira)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(about(asha, 'a stranger')).rejects.toMatchObject({ code: 'not_found' })
  await notes.save({ viewer: asha, clientId: 'mira', text: '' })
  expect(await d1.prepare('SELECT count(*) AS n FROM client_note').first()).toEqual({ n: 0 })
})
