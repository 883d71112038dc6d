import { expect, test } from 'vitest'
import { type StepFacts, stepsFor } from '#app/screens/dashboard/astrologer/next-steps.ts'

const ready: StepFacts = {
  approved: true,
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
  const online = (approved: boolean) => stepsFor({ ...ready, approved }, true).find(({ id }) => id === 'online')
  expect(online(false)).toMatchObject({ act: null, why: 'You can do so once your registration is approved.' })
  expect(online(true)).toMatchObject({ act: 'Go online' })
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
