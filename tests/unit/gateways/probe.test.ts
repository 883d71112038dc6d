import { expect, test } from 'vitest'
import type { CallSpec } from '#workers/domain/voice/index.ts'
import { createProbe } from '#workers/gateways/twilio/probe.ts'
import { TwilioFailure, type TwilioRest } from '#workers/gateways/twilio/rest.ts'

const CALL: CallSpec = {
  consultationId: 's1',
  conferences: [],
  lost: [],
  legs: [
    { leg: 'CA1', side: 'astrologer', answered: true, over: false },
    { leg: 'CA2', side: 'user', answered: true, over: false },
  ],
}
const ENDED = { sid: 'CA2', status: 'completed', end_time: 'Sat, 21 Nov 2026 10:00:00 +0000' }

function probeOf(failure: TwilioFailure) {
  const get = async (path: string) => {
    if (path.startsWith('Conferences')) return { conferences: [] }
    if (path === 'Calls/CA1.json') throw failure
    return ENDED
  }
  return createProbe({ get } as unknown as TwilioRest, () => Date.UTC(2026, 10, 21, 10, 1))
}

test('a leg that Twilio does not know says nothing against what it knows of the other', async () => {
  const { facts, statuses } = await probeOf(
    new TwilioFailure('no such call', { kind: 'refused', status: 404, twilioCode: 20404 }),
  ).ask(CALL)
  const at = Date.UTC(2026, 10, 21, 10)
  expect(facts).toEqual([{ key: 'r:CA2', type: 'leg-end', leg: 'CA2', at }])
  expect(statuses).toEqual([{ leg: 'CA2', status: 'completed', at }])
})

test('a call the provider does not answer for counts as unknown, not as ended', async () => {
  await expect(probeOf(new TwilioFailure('down', { kind: 'unreachable', status: 503 })).ask(CALL)).rejects.toThrow(
    'down',
  )
})
