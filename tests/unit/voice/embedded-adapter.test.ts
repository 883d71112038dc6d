// Duties of the embedded adapter alone: Twilio's SDK watches devices and measures by itself.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { microphoneTexts } from '#app/realtime/voice/microphone-text.ts'
import { embeddedRig, settle } from '#tests/support/voice/rigs.ts'
import { peers } from '#tests/support/voice/webrtc.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const devicesChange = () => navigator.mediaDevices.dispatchEvent(new Event('devicechange'))

test('a microphone that is pulled out is reported at once, and another one takes its place, muted if the first was', async () => {
  const { adapter, told, open, pull, isHeard } = await embeddedRig()
  await open()
  pull()
  expect(told.said).toEqual([microphoneTexts.en.gone])
  await settle()
  expect([told.microphones.length, isHeard()]).toEqual([2, true])
  adapter.mute(true)
  pull()
  await settle()
  expect([told.microphones.length, isHeard()]).toEqual([3, false])
})

test('without another microphone one message says so, and the next that is connected is taken', async () => {
  const { told, open, pull, isHeard, breakMicrophone } = await embeddedRig()
  await open()
  breakMicrophone(Object.assign(new Error('none'), { name: 'NotFoundError' }))
  pull()
  await settle()
  devicesChange()
  await settle()
  expect(told.said).toEqual([microphoneTexts.en.gone, microphoneTexts.en.none])
  breakMicrophone(null)
  devicesChange()
  await settle()
  expect([told.microphones.length, isHeard()]).toEqual([2, true])
})

test('after the call nobody looks for microphones', async () => {
  const { adapter, told, open, pull } = await embeddedRig()
  await open()
  adapter.close()
  pull()
  devicesChange()
  await settle()
  expect([told.microphones.length, told.said]).toEqual([1, []])
})

test('a slow look at the line is waited for: two never run at once', async () => {
  const { open } = await embeddedRig()
  await open()
  const peer = peers.at(-1) as (typeof peers)[number]
  const look = peer.getStats.bind(peer)
  const waiting: (() => void)[] = []
  peer.getStats = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return look()
  }
  await settle(6_000)
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  await settle(6_000)
  expect(waiting).toHaveLength(2)
})

test('the other side is heard at most a fifth of a second after its sound arrives; then looks are rarer', async () => {
  const { told, open } = await embeddedRig()
  const looks = { count: 0 }
  const peer = peers.at(-1) as (typeof peers)[number]
  const look = peer.getStats.bind(peer)
  peer.getStats = async () => {
    looks.count += 1
    return look()
  }
  await settle(1_000)
  expect(looks.count).toBe(10)
  peer.becomes('connected')
  peer.flows = true
  await settle(200)
  expect(told.states.at(-1)).toBe('open')
  looks.count = 0
  await settle(5_000)
  expect(looks.count).toBeLessThanOrEqual(11)
  await open()
})

test('sound that the browser refuses to play is not heard until a press plays it', async () => {
  const { adapter, told, open, refuse, reports } = await embeddedRig()
  refuse(true)
  await open()
  await settle(2_000)
  expect([told.states.at(-1), told.states.includes('open')]).toEqual(['sound-off', false])
  expect(reports).toEqual([])
  adapter.turnSoundOn()
  await settle()
  expect([told.states.at(-1), reports]).toEqual(['sound-off', []])
  refuse(false)
  adapter.turnSoundOn()
  await settle()
  expect([told.states.at(-1), reports]).toEqual(['open', [true]])
})
