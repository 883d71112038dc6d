// Behaviour of the Twilio adapter only: texts for its errors, its tokens, and retried joins.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settle, twilioRig } from '#tests/support/voice/rigs.ts'
import { type FakeCall, FakeDevice } from '#tests/support/voice/twilio-sdk.ts'

vi.mock('@twilio/voice-sdk', async () => ({ Device: (await import('#tests/support/voice/twilio-sdk.ts')).FakeDevice }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const busy = { code: 31486, message: 'Busy here' }
const EXPIRED = 'Twilio token expired. Please refresh the page.'

test.each([
  ['with a reason', busy],
  // As the SDK does when the gateway closes the line.
  ['without one', undefined],
])(
  'a join that is refused %s: said once, tried after one, two, four seconds, and open in the end',
  async (_, reason) => {
    let tries = 0
    const connect = vi.spyOn(FakeDevice.prototype, 'connect').mockImplementation(async () => {
      tries += 1
      throw reason
    })
    const { told, device, open } = await twilioRig()
    const seen = []
    for (const wait of [0, 1_000, 2_000, 4_000]) {
      await settle(wait)
      seen.push(tries)
    }
    expect(seen).toEqual([1, 2, 3, 4])
    expect(told.said).toEqual(['Web join failed'])
    connect.mockRestore()
    await settle(8_000)
    expect(device.calls).toHaveLength(1)
    await open()
    expect(told.states.at(-1)).toBe('open')
  },
)

test('an error before the call was ever accepted is a failed join; one after it is Twilio’s', async () => {
  const early = await twilioRig()
  early.device.emit('error', busy)
  early.call().emit('error', busy)
  expect(early.told.said).toEqual(['Web join failed'])
  await early.open()
  early.call().emit('error', busy)
  expect(early.told.said).toEqual(['Web join failed', 'Twilio Error: Busy here'])
})

test('a microphone that is refused is the person’s to allow: no other try by itself', async () => {
  const { told, call, tries } = await twilioRig()
  // The SDK's order: the call is over, then why.
  call().disconnect()
  call().emit('error', { code: 31401, message: 'User denied access to the microphone' })
  await settle(60_000)
  expect([told.problems, told.said, tries()]).toEqual([['refused'], [], 1])
})

test('a token is renewed before it ends; a failure is reported', async () => {
  const answers: (() => Promise<string | null>)[] = [
    async () => 'token-2',
    async () => null,
    () => Promise.reject(new Error('offline')),
  ]
  const { told, device, open } = await twilioRig({ renew: () => (answers.shift() as (typeof answers)[number])() })
  await open()
  for (const expected of [
    [],
    ['Twilio token unavailable. Please try again later.'],
    ['Twilio token unavailable. Please try again later.', 'Failed to update Twilio token'],
  ]) {
    device.emit('tokenWillExpire')
    await settle()
    expect([device.token, told.said]).toEqual(['token-2', expected])
  }
})

test('a renewal that fails is tried again until it is done, and complained of once', async () => {
  let tries = 0
  const renew = async () => {
    tries += 1
    if (tries < 3) throw new Error('offline')
    return 'token-2'
  }
  const { told, device, open } = await twilioRig({ renew })
  await open()
  device.emit('tokenWillExpire')
  await settle(20_000)
  expect([device.token, tries, told.said]).toEqual(['token-2', 3, ['Failed to update Twilio token']])
  await settle(60_000)
  expect(tries).toBe(3)
})

test('a token that is not valid is renewed once without a word; a second time the join has failed', async () => {
  const { told, device } = await twilioRig()
  const invalid = { code: 20101, message: 'AccessTokenInvalid', originalError: { code: 31204 } }
  device.emit('error', invalid)
  await settle()
  expect([device.token, told.said]).toEqual(['token-2', []])
  device.emit('error', invalid)
  expect(told.said).toEqual(['Web join failed'])
})

test('with a token that has ended the call goes on; once it falls off, it is over', async () => {
  const { told, device, open, drop, tries } = await twilioRig()
  await open()
  device.emit('error', { code: 20104, message: 'AccessTokenExpired', originalError: { code: 31205 } })
  expect([told.said, told.states.at(-1)]).toEqual([[EXPIRED], 'open'])
  await drop()
  expect([told.states.at(-1), tries()]).toEqual(['closed', 1])
})

test('a call that the room no longer wants is closed when Twilio lets it go', async () => {
  let wanted = true
  const { told, open, drop, tries } = await twilioRig({ isWanted: () => wanted })
  await open()
  wanted = false
  await drop()
  expect([told.states.at(-1), tries()]).toEqual(['closed', 1])
})

test('events after the end are not shown', async () => {
  const { told, device, adapter } = await twilioRig({ renew: () => Promise.reject(new Error('offline')) })
  device.emit('tokenWillExpire')
  adapter.close()
  device.emit('error', busy)
  await settle(60_000)
  expect(told.said).toEqual([])
})

test('the nearest edge of Twilio carries the call; the page itself asks before it is closed', async () => {
  const { device } = await twilioRig()
  expect(device.options).toMatchObject({ edge: ['roaming', 'singapore'] })
  expect(device.options.closeProtection).toBeUndefined()
})

test('the score of the line goes to Twilio as well, also after the call', async () => {
  const { adapter, open, call } = await twilioRig()
  adapter.rate(3)
  await open()
  const rated = call()
  adapter.close()
  adapter.rate(4, 'echo')
  expect(rated.feedback).toEqual([
    [3, undefined],
    [4, 'echo'],
  ])
})

/** An element of the SDK for the other side's sound, whose stream has just come. */
async function audioOf(call: FakeCall, refused: boolean) {
  const play = async () => {
    if (refused) throw Object.assign(new Error('play'), { name: 'NotAllowedError' })
  }
  const audio = Object.assign(new EventTarget(), { play })
  call.emit('audio', audio)
  audio.dispatchEvent(new Event('loadedmetadata'))
  await settle()
}

test('a page whose browser refuses to play sound leaves the conference, and joins again by a press', async () => {
  const { adapter, told, call, open, tries } = await twilioRig()
  await open()
  await audioOf(call(), true)
  await settle(60_000)
  expect([told.states.at(-1), call().state, tries()]).toEqual(['sound-off', 'closed', 1])
  adapter.turnSoundOn()
  await settle()
  await open()
  await audioOf(call(), false)
  expect([told.states.at(-1), call().state, tries()]).toEqual(['open', 'open', 2])
})

test('where the SDK shows no element, one of our own finds out that sound is refused', async () => {
  let refused = true
  class Sound {
    srcObject: unknown = null
    play = async () => {
      if (refused) throw Object.assign(new Error('play'), { name: 'NotAllowedError' })
    }
  }
  vi.stubGlobal('Audio', Sound)
  const { adapter, told, call, open } = await twilioRig()
  call().remote = {} as MediaStream
  await open()
  expect(told.states.at(-1)).toBe('sound-off')
  refused = false
  adapter.turnSoundOn()
  await settle()
  call().remote = {} as MediaStream
  await open()
  expect(told.states.at(-1)).toBe('open')
  vi.unstubAllGlobals()
})
