// The rules of a call, tested with both providers: each adapter runs on a fake of its transport (docs/voice.md).
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { embeddedRig, type Rig, settle, twilioRig } from '#tests/support/voice/rigs.ts'

vi.mock('@twilio/voice-sdk', async () => ({ Device: (await import('#tests/support/voice/twilio-sdk.ts')).FakeDevice }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const refused = () => Object.assign(new Error('no'), { name: 'NotAllowedError' })
const last = <T>(list: readonly T[]): T | undefined => list.at(-1)

const RULES: Record<string, (call: Rig) => Promise<void>> = {
  'a call connects, and is open when the other side is heard': async ({ told, open }) => {
    expect(told.states).toEqual(['connecting'])
    await open()
    expect(last(told.states)).toBe('open')
    expect(told.microphones).toHaveLength(1)
    expect(told.said).toEqual([])
  },

  'a line that is lost is reconnecting, and open again when it is back': async ({ told, open, lose, recover }) => {
    await open()
    await lose()
    expect(last(told.states)).toBe('reconnecting')
    await recover()
    expect(last(told.states)).toBe('open')
  },

  'a line that fell off is asked for again by itself, without a word': async ({ told, open, drop, tries }) => {
    await open()
    const before = tries()
    await drop()
    expect(told.states).toContain('reconnecting')
    expect(tries()).toBeGreaterThan(before)
    expect(told.said).toEqual([])
    await open()
    expect(last(told.states)).toBe('open')
  },

  'a join that fails at first says so once, and is tried on': async ({ told, open, fail, tries }) => {
    await fail()
    expect(told.said).toEqual(['Web join failed'])
    await settle(2_000)
    expect(tries()).toBeGreaterThan(1)
    await fail()
    expect(told.said).toEqual(['Web join failed'])
    await settle(5_000)
    await open()
    expect(last(told.states)).toBe('open')
  },

  'there is one line at a time, however often the room opens': async ({ adapter, open, lines }) => {
    await open()
    adapter.begin()
    adapter.begin()
    await settle(1_000)
    expect(lines()).toBe(1)
  },

  'an invitation without a call or an offer is not taken': async ({ invite, taken, lines }) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (const invitation of [{ callId: 'CA1' }, { sdp: 'v=0' }, {}]) await invite(invitation)
    expect([taken(), lines()]).toEqual([0, 1])
  },

  'digits are those of a telephone: others are refused, at any time': async ({ adapter, open, digits }) => {
    const illegal = ['', 'a', '1a', '1 2', '+1', '１']
    for (const text of illegal) expect(() => adapter.sendDigits(text)).toThrow('Illegal character')
    await open()
    for (const text of illegal) expect(() => adapter.sendDigits(text)).toThrow('Illegal character')
    expect(digits()).toBe('')
  },

  'digits go out while the call is open, and only then': async ({ adapter, open, digits }) => {
    expect(adapter.sendDigits('1')).toBe(false)
    await open()
    expect(adapter.sendDigits('0123456789*#w1')).toBe(true)
    await settle(5_000)
    expect(digits()).toBe('0123456789*#1')
    adapter.close()
    expect(adapter.sendDigits('2')).toBe(false)
    await settle(1_000)
    expect(digits()).toBe('0123456789*#1')
  },

  'who is muted is not heard: before the call, in it, and after it fell off': async ({
    adapter,
    open,
    drop,
    isHeard,
  }) => {
    adapter.mute(true)
    await open()
    expect(isHeard()).toBe(false)
    await drop()
    await open()
    expect(isHeard()).toBe(false)
    adapter.mute(false)
    expect(isHeard()).toBe(true)
  },

  'another microphone is taken, and stays muted': async ({ adapter, told, open, isHeard }) => {
    await open()
    adapter.mute(true)
    await adapter.chooseMicrophone('other')
    expect(told.microphones).toHaveLength(2)
    expect(told.choices).toEqual([])
    expect(isHeard()).toBe(false)
  },

  'a microphone that cannot be had changes nothing': async ({ adapter, told, open, isHeard, breakMicrophone }) => {
    await open()
    breakMicrophone(refused())
    await adapter.chooseMicrophone('other')
    breakMicrophone(Object.assign(new Error('busy'), { name: 'NotReadableError' }))
    await adapter.chooseMicrophone('other')
    expect(told.choices).toEqual(['refused', 'no-device'])
    expect([last(told.states), isHeard(), told.problems]).toEqual(['open', true, []])
  },

  'each second is measured; a bad one alone is no warning, three of five are': async ({ told, open, pass }) => {
    await open()
    await pass(6)
    const before = told.samples.length
    await pass(1, { jitterMs: 60 })
    expect(told.samples).toHaveLength(before + 1)
    expect(last(told.samples)).toEqual([])
    await pass(2, { jitterMs: 60 })
    expect(last(told.samples)).toEqual(['high-jitter'])
    await pass(4)
    expect(last(told.samples)).toEqual(['high-jitter'])
    await pass(6)
    expect(last(told.samples)).toEqual([])
  },

  'ten seconds without a voice warn, unless the person is muted': async ({ adapter, told, open, pass }) => {
    await open()
    await pass(12, { inputLevel: 0 })
    expect(last(told.samples)).toEqual(['constant-input-level'])
    adapter.mute(true)
    await pass(1, { inputLevel: 0 })
    expect(last(told.samples)).toEqual([])
  },

  'the end is the end: the microphone is given back, nothing is said or tried after it': async ({
    adapter,
    told,
    open,
    drop,
    lines,
    tries,
    isLetGo,
  }) => {
    await open()
    adapter.close()
    expect(last(told.states)).toBe('closed')
    const [before, states] = [tries(), told.states.length]
    await drop()
    await settle(60_000)
    expect([isLetGo(), lines(), tries(), told.states.length]).toEqual([true, 0, before, states])
    expect(told.said).toEqual([])
  },

  'a call that is ended before it began is ended too': async ({ adapter, told, lines, isLetGo }) => {
    adapter.close()
    await settle(60_000)
    expect([last(told.states), lines(), isLetGo()]).toEqual(['closed', 0, true])
    expect(told.said).toEqual([])
  },
}

describe.each<[string, () => Promise<Rig>]>([
  ['browser to browser, who offers', () => embeddedRig()],
  ['browser to browser, who answers', () => embeddedRig({ offerer: false })],
  ['Twilio', () => twilioRig()],
])('%s', (_, start) => {
  test.each(Object.entries(RULES))('%s', async (_, rule) => rule(await start()))
})
