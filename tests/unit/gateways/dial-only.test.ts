// Trials with a real Twilio account on one's own machine ring and text nobody but the numbers in DIAL_ONLY.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env } from '#tests/support/servers/twilio-settings.ts'
import { createTwilioCalls } from '#workers/gateways/twilio/calls.ts'
import { type TwilioConfig, twilioConfig } from '#workers/gateways/twilio/config.ts'
import { createTexter } from '#workers/gateways/twilio/sms.ts'

const OWN = '+919812345678'
const STRANGER = '+919876543210'
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    asked.push(String(new URLSearchParams(String(init?.body)).get('To')))
    return Response.json({ sid: 'CA1' })
  })
})
afterEach(() => vi.restoreAllMocks())

const configOf = (settings: Record<string, string>) => twilioConfig({ ...env, ...settings }, true) as TwilioConfig

async function reach(settings: Record<string, string>, to: string): Promise<string[]> {
  const config = configOf(settings)
  const leg = { side: 'user' as const, to, since: 0, timeLimit: 60, lookFirst: false }
  const call = { consultationId: 'c', conferences: [], legs: [], lost: [] }
  const done = await Promise.allSettled([
    createTwilioCalls(config, Date.now).dialLeg(call as never, leg as never),
    createTexter(config).send({ to, text: 'Your code is 1' } as never),
  ])
  return done.map(({ status }) => status)
}

test('a number in the list is rung and texted', async () => {
  expect(await reach({ DIAL_ONLY: `+18005550100, ${OWN}` }, OWN)).toEqual(['fulfilled', 'fulfilled'])
  expect(asked).toEqual([OWN, OWN])
})

test.each([
  ['another list', OWN],
  ['no list', ''],
])('with %s a number is refused before Twilio is asked', async (_, list) => {
  expect(await reach({ DIAL_ONLY: list }, STRANGER)).toEqual(['rejected', 'rejected'])
  expect(asked).toEqual([])
})

test('an address of another region of Twilio is no double', async () => {
  expect(await reach({ TWILIO_API: 'https://api.dublin.ie1.twilio.com' }, STRANGER)).toEqual(['rejected', 'rejected'])
})

test('a double of Twilio rings whom it likes', async () => {
  expect(await reach({ TWILIO_API: 'http://127.0.0.1:1' }, STRANGER)).toEqual(['fulfilled', 'fulfilled'])
})
