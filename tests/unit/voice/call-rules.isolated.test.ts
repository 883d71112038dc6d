// The rules that apply before a provider has the call; those of the call itself are in adapters.isolated.test.ts.
import { afterEach, expect, test, vi } from 'vitest'
import { checkFeedback, checkMessage, claimActiveCall } from '#app/realtime/voice/call-rules.ts'
import { createDigitQueue } from '#app/realtime/voice/digits.ts'
import { askMicrophone, microphoneProblem } from '#app/realtime/voice/microphone.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each<[string, () => unknown, string | null]>([
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
])('%s', (_, run, refusal) => {
  if (refusal === null) expect(run).not.toThrow()
  else expect(run).toThrow(refusal.startsWith('^') ? new RegExp(refusal) : refusal)
})

test('one call at a time; releasing the line twice frees it once', () => {
  const free = claimActiveCall()
  expect(claimActiveCall).toThrow('A Call is already active')
  free()
  const next = claimActiveCall()
  free()
  expect(claimActiveCall).toThrow('A Call is already active')
  next()
})

test.each<[string, object, object | undefined, string]>([
  ['Legacy Edge', { userAgent: 'Mozilla/5.0 Chrome/64.0 Safari/537.36 Edge/17.17134' }, class {}, 'unsupported'],
  ['a browser without WebRTC', {}, undefined, 'unsupported'],
  ['a browser without microphones', { mediaDevices: undefined }, class {}, 'unsupported'],
  ['the Edge of now', { userAgent: 'Mozilla/5.0 Chrome/143.0 Safari/537.36 Edg/143.0' }, class {}, 'refused'],
])('%s may call, or reads why not', async (_, browser, peer, problem) => {
  const getUserMedia = async () => Promise.reject(Object.assign(new Error(), { name: 'NotAllowedError' }))
  vi.stubGlobal('RTCPeerConnection', peer)
  vi.stubGlobal('navigator', { userAgent: 'a browser of now', mediaDevices: { getUserMedia }, ...browser })
  expect(microphoneProblem(await askMicrophone().catch((error: unknown) => error))).toBe(problem)
})

test('digits follow each other every 200 ms, w waits half a second', () => {
  vi.useFakeTimers()
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
