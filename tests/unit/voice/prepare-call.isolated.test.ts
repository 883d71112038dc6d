// The needs of a call are fetched side by side, also while it rings.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareCall, renewed } from '#app/realtime/voice/prepare-call.ts'
import { fakeMicrophone, stubBrowser } from '#tests/support/voice/webrtc.ts'

const begun: string[] = []
let answer: () => Promise<object>
vi.mock('#app/login-state/browser-login.ts', () => ({
  api: {
    call: () => {
      begun.push('token')
      return answer()
    },
  },
}))

const token = { provider: 'embedded', token: null }
const given: ReturnType<typeof fakeMicrophone>[] = []
beforeEach(() => {
  begun.length = 0
  given.length = 0
  answer = async () => token
  stubBrowser(async () => {
    begun.push('microphone')
    const microphone = fakeMicrophone()
    given.push(microphone)
    return microphone
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the token does not wait for the microphone, which a person may still have to allow', async () => {
  stubBrowser(() => {
    begun.push('microphone')
    return new Promise(() => undefined)
  })
  const { token: fetched } = prepareCall()
  expect(begun.sort()).toEqual(['microphone', 'token'])
  expect(await fetched).toEqual(token)
})

test('a preparation that is not needed gives the microphone back', async () => {
  const prepared = prepareCall()
  prepared.drop()
  await prepared.microphone
  await Promise.resolve()
  expect(given[0]?.track.stopped).toBe(true)
})

test('a token that failed while it rang is fetched again, and a microphone that was pulled out is asked for again', async () => {
  answer = () => Promise.reject(new Error('offline'))
  const prepared = prepareCall()
  await prepared.microphone
  await prepared.token.catch(() => undefined)
  answer = async () => token
  given[0]?.track.stop()
  const { microphone, token: fetched } = renewed(prepared)
  expect(await fetched).toEqual(token)
  expect(await microphone).toBe(given[1])
})
