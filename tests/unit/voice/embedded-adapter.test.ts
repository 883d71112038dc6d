// What only the embedded adapter must look after: Twilio's SDK watches devices and measures by itself.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { microphoneText } from '#app/voice/microphone-watch.ts'
import { embeddedRig, settle } from '#tests/support/voice/rigs.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const devicesChange = () => navigator.mediaDevices.dispatchEvent(new Event('devicechange'))

test('a microphone that is pulled out is told at once, and another one takes its place, muted if it was', async () => {
  const { adapter, told, open, pull, isHeard } = await embeddedRig()
  await open()
  pull()
  expect(told.said).toEqual([microphoneText.gone])
  await settle()
  expect([told.microphones.length, isHeard()]).toEqual([2, true])
  adapter.mute(true)
  pull()
  await settle()
  expect([told.microphones.length, isHeard()]).toEqual([3, false])
})

test('without another microphone that is said once, and the next that is connected is taken', async () => {
  const { told, open, pull, isHeard, breakMicrophone } = await embeddedRig()
  await open()
  breakMicrophone(Object.assign(new Error('none'), { name: 'NotFoundError' }))
  pull()
  await settle()
  devicesChange()
  await settle()
  expect(told.said).toEqual([microphoneText.gone, microphoneText.none])
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
