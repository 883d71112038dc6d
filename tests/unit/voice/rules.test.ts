// The rules of SPEC 5, one table for both providers: what they refuse, neither of them does.
import { expect, test } from 'vitest'
import { createDigitQueue } from '#app/voice/digits.ts'
import { checkDigits, checkFeedback, checkInvite, checkMessage, takeTheLine } from '#app/voice/rules.ts'

const offer = { callId: 'CA1', sdp: 'v=0' }

test.each<[string, () => unknown, string | null]>([
  ['digits of a telephone', () => checkDigits('0123456789*#w'), null],
  ['no digits at all', () => checkDigits(''), 'Illegal character passed into sendDigits'],
  ['a letter', () => checkDigits('1a'), 'Illegal character passed into sendDigits'],
  ['a space', () => checkDigits('1 2'), 'Illegal character passed into sendDigits'],
  ['a message', () => checkMessage({ content: 'hello', messageType: 'user-defined-message' }), null],
  ['a message of an object', () => checkMessage({ content: { a: 1 }, messageType: 'x' }), null],
  ['an empty message', () => checkMessage({ content: '', messageType: 'x' }), '`content` is empty'],
  ['a message of blanks', () => checkMessage({ content: '  ', messageType: 'x' }), '`content` is empty'],
  ['no message', () => checkMessage({ content: null, messageType: 'x' }), '`content` is empty'],
  [
    'a type that is no word',
    () => checkMessage({ content: 'x', messageType: 1 }),
    '`messageType` must be a non-empty string',
  ],
  ['an empty type', () => checkMessage({ content: 'x', messageType: '' }), '`messageType` must be a non-empty string'],
  ['feedback', () => checkFeedback(5), null],
  ['feedback with an issue', () => checkFeedback(1, 'echo'), null],
  ['no score', () => checkFeedback(0), 'Feedback score must be a whole number from 1 to 5'],
  ['half a score', () => checkFeedback(2.5), 'Feedback score must be a whole number from 1 to 5'],
  ['six', () => checkFeedback(6), 'Feedback score must be a whole number from 1 to 5'],
  ['an unknown issue', () => checkFeedback(3, 'boring'), /^Feedback issue must be one of audio-latency/.source],
  ['an invitation', () => checkInvite(offer), null],
  ['an invitation without an offer', () => checkInvite({ callId: 'CA1' }), 'Malformed invite from gateway'],
  ['an invitation without a call', () => checkInvite({ sdp: 'v=0' }), 'Malformed invite from gateway'],
])('%s', (_, run, refusal) => {
  if (refusal === null) expect(run).not.toThrow()
  else expect(run).toThrow(refusal.startsWith('^') ? new RegExp(refusal) : refusal)
})

test('one call at a time; the line is free again once, whoever says it twice', () => {
  const free = takeTheLine()
  expect(takeTheLine).toThrow('A Call is already active')
  free()
  const next = takeTheLine()
  free()
  expect(takeTheLine).toThrow('A Call is already active')
  next()
})

test('digits follow each other every 200 ms, w waits half a second', async ({ onTestFinished }) => {
  const { vi } = await import('vitest')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const heard: [string, number][] = []
  const start = Date.now()
  const queue = createDigitQueue((digit) => heard.push([digit, Date.now() - start]))
  queue.send('1w2')
  queue.send('#')
  vi.advanceTimersByTime(5_000)
  expect(heard).toEqual([
    ['1', 0],
    ['2', 700],
    ['#', 900],
  ])
  expect(() => queue.send('x')).toThrow('Illegal character')
})
