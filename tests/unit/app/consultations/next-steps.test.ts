import { expect, test } from 'vitest'
import { type StepFacts, stepsFor } from '#app/screens/dashboard/astrologer/dashboard/next-steps.ts'

const ready: StepFacts = {
  held: null,
  photo: true,
  hours: true,
  phone: true,
  online: false,
  unansweredReviews: 0,
  messages: { count: 0, oldest: null },
  unread: { count: 0, newest: null },
}
const ids = (facts: Partial<StepFacts>, newcomer = false) =>
  stepsFor({ ...ready, ...facts }, newcomer).map(({ id, done }) => (done ? `${id} ✓` : id))

test('a newcomer sees the whole way, with what is done', () => {
  expect(ids({ photo: false, hours: false }, true)).toEqual(['approval ✓', 'photo', 'hours', 'phone ✓', 'online'])
  expect(ids({ phone: null }, true)).not.toContain('phone')
})

test('before the approval nobody is led to go online', () => {
  const online = (held: StepFacts['held']) => stepsFor({ ...ready, held }, true).find(({ id }) => id === 'online')
  expect(online('awaiting')).toMatchObject({ act: null, why: 'You can do so once your registration is approved.' })
  expect(online(null)).toMatchObject({ act: 'Go online' })
  const answers = { unansweredReviews: 2, messages: { count: 1, oldest: 's1' } }
  expect(ids({ held: 'awaiting', photo: false, ...answers })).toEqual(['approval', 'photo'])
})

test('a suspended astrologer is led to nothing but what clients wrote', () => {
  const open = { photo: false, hours: false, unansweredReviews: 2, unread: { count: 1, newest: 's7' } }
  expect(ids({ held: 'suspended', ...open })).toEqual(['unread'])
})

test('later only what is open is shown, and going online is no news', () => {
  expect(ids({})).toEqual([])
  expect(ids({ messages: { count: 1, oldest: 's1' } })).toEqual(['messages'])
  const unread = { count: 1, newest: 's7' }
  expect(stepsFor({ ...ready, unread }, false)).toMatchObject([{ id: 'unread', to: '/dashboard/astrologer/chat/s7' }])
  expect(ids({ unread }, true)).not.toContain('unread')
  expect(ids({ photo: false, phone: false, unansweredReviews: 2 })).toEqual(['photo', 'phone', 'reviews'])
  expect(ids({ phone: null })).toEqual([])
})
