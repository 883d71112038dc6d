import { expect, test } from 'vitest'
import { safeNext } from '#app/login-state/safe-next.ts'
import { endTexts } from '#app/realtime/room/end-text.ts'
import { endLabelsTexts, endLabelTexts, endSentenceTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { dashboardHome } from '#app/shell/navigation/dashboard-home.ts'
import { parseDollars } from '#app/ui/form/parse-dollars.ts'
import { END_REASONS } from '#workers/contract/consultations/consultation-states.ts'

test('the way back leads within this site, or nowhere', () => {
  for (const good of ['/', '/astrologers?x=1', '/chat/abc#d', '/a.b/..c', '/x?next=/../y'])
    expect(safeNext(good)).toBe(good)
  for (const bad of [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '',
    null,
    '/a\nb',
    '/a\\b',
    ' /a',
    '/.//evil.test',
    '/a/../..//evil.test',
    '/%2e%2E//evil.test',
    '/..',
    '/a/.',
  ])
    expect(safeNext(bad), String(bad)).toBeNull()
})

test('amounts as people type them', () => {
  for (const [typed, cents] of [
    ['20', 2000],
    ['12.5', 1250],
    ['$0.05', 5],
    ['7,25', 725],
    [' 3 ', 300],
  ] as const)
    expect(parseDollars(typed)).toBe(cents)
  for (const typed of ['', '1.234', '-5', '1e3', 'abc', '12.', '1234567']) expect(parseDollars(typed), typed).toBeNull()
})

test('every end reason has words for both sides', () => {
  const names = { user: 'Mira', astrologer: 'Asha' }
  for (const reason of END_REASONS) {
    expect(endLabelsTexts.en[reason]).toBeTruthy()
    for (const side of ['user', 'astrologer', 'admin'] as const) {
      const sentence = endSentenceTexts.en({ reason, side, names })
      expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(sentence).not.toBe('Ended.')
      if (side !== 'admin') expect(sentence).not.toContain(names[side])
    }
  }
})

test('a phone that nobody answered, or that was busy, is named', () => {
  const names = { user: 'Mira', astrologer: 'Asha' }
  expect(endSentenceTexts.en({ reason: 'no_answer', side: 'user', names, endedBy: 'astrologer' })).toBe(
    'Asha did not answer the phone.',
  )
  expect(endSentenceTexts.en({ reason: 'no_answer', side: 'user', names, endedBy: 'user' })).toBe(
    'You did not answer the phone.',
  )
  expect(endSentenceTexts.en({ reason: 'busy', side: 'astrologer', names, endedBy: 'user' })).toBe(
    'The phone of Mira was busy.',
  )
  expect(endSentenceTexts.en({ reason: 'busy', side: 'user', names, endedBy: 'user' })).toBe('Your phone was busy.')
  expect(endSentenceTexts.en({ reason: 'no_answer', side: 'user', names, endedBy: 'system' })).toContain('45 seconds')
})

test('a limit of the month is named, before the start and while they talk', () => {
  const names = { user: 'Mira', astrologer: 'Asha' }
  expect(endSentenceTexts.en({ reason: 'limit_reached', side: 'user', names })).toBe(
    'Your monthly spending limit was reached.',
  )
  expect(endSentenceTexts.en({ reason: 'limit_reached', side: 'admin', names })).toBe(
    'The client’s monthly spending limit was reached.',
  )
  expect(endSentenceTexts.en({ reason: 'insufficient_funds', side: 'astrologer', names })).toBe(
    'It could not start: Mira could no longer pay for it.',
  )
  expect(endTexts.en('limit_reached', 'chat')).toBe('Monthly limit reached')
})

test('a lost connection names the side whose line it was', () => {
  const names = { user: 'Mira', astrologer: 'Asha' }
  expect(endSentenceTexts.en({ reason: 'connection_lost', side: 'user', names, endedBy: 'user' })).toContain(
    'Your line was lost',
  )
  expect(endSentenceTexts.en({ reason: 'connection_lost', side: 'user', names, endedBy: 'astrologer' })).toContain(
    'The line of Asha was lost',
  )
  expect(endSentenceTexts.en({ reason: 'connection_lost', side: 'admin', names, endedBy: 'user' })).toContain(
    'The line of Mira was lost',
  )
  expect(endSentenceTexts.en({ reason: 'connection_lost', side: 'user', names, endedBy: 'system' })).toBe(
    'The connection was lost.',
  )
})

test('tables say "you" to the side that ended the consultation', () => {
  expect(endLabelTexts.en('user_ended', 'user')).toBe('Ended by you')
  expect(endLabelTexts.en('user_ended', 'astrologer')).toBe('Ended by client')
  expect(endLabelTexts.en('astrologer_ended', 'astrologer')).toBe('Ended by you')
  expect(endLabelTexts.en('no_answer', 'user')).toBe('No answer')
})

test('an unknown role leads where a user goes', () => {
  expect(dashboardHome('admin')).toBe('/dashboard/admin/overview')
  expect(dashboardHome('astrologer')).toBe('/dashboard/astrologer/dashboard')
  for (const role of ['user', 'root', '', null, undefined]) expect(dashboardHome(role)).toBe('/dashboard/user/profile')
})
