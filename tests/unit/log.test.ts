import { expect, test, vi } from 'vitest'
import { logAlert, logDenial, logFailure } from '#workers/log.ts'

function logged(work: () => void, level: 'error' | 'warn' = 'error'): Record<string, unknown> {
  const write = vi.spyOn(console, level).mockImplementation(() => undefined)
  work()
  const line = JSON.parse(String(write.mock.lastCall?.[0]))
  write.mockRestore()
  return line
}

test('a failure is one JSON line with its event, its fields, the message and the stack', () => {
  const line = logged(() => logFailure({ event: 'cron.failed', job: 'books' }, new TypeError('D1 is away')))
  expect(line).toMatchObject({ event: 'cron.failed', job: 'books', error: 'TypeError: D1 is away' })
  expect(line.stack).toContain('log.test.ts')
})

test('long texts are cut and phone numbers are left out', () => {
  const line = logged(() => logFailure({ event: 'sms.failed' }, new Error(`+919812345678 ${'x'.repeat(5000)}`)))
  expect(line.error).toMatch(/^Error: \+… x/)
  expect(String(line.error).length).toBeLessThanOrEqual(500)
  expect(String(line.stack).length).toBeLessThanOrEqual(2000)
  expect(JSON.stringify(line)).not.toContain('9812345678')
})

test("a failed query is logged by the database's reason, without its parameters", () => {
  const query = Object.assign(new Error('Failed query: insert into x\nparams: Priya Raman,1991-03-17'), {
    params: ['Priya Raman', '1991-03-17'],
    cause: new Error('D1_ERROR: overloaded'),
  })
  const line = logged(() => logFailure({ event: 'cron.failed', job: 'books' }, query))
  expect(line.error).toBe('Error: D1_ERROR: overloaded')
  expect(JSON.stringify(line)).not.toContain('Priya')
})

test('an alert is one JSON line with its fields', () => {
  const alert = { event: 'sms.undelivered', status: 'failed', code: '30003' } as const
  expect(logged(() => logAlert(alert), 'warn')).toEqual(alert)
})

const DENIAL = { request_id: 'r', path: '/api/users/login/', actor: null, network: null, ray: null }

test('a wrong password is a warning, and so is what a stranger or a client did', () => {
  const wrong = { ...DENIAL, code: 'invalid_credentials', status: 401 }
  expect(logged(() => logDenial(wrong), 'warn')).toEqual({ event: 'request.denied', ...wrong })
  const forged = { event: 'twilio.bad-signature', path: '/webhooks/twilio', request_id: 'r' } as const
  expect(logged(() => logAlert(forged), 'warn')).toEqual(forged)
  expect(logged(() => logFailure({ event: 'passkey.refused' }, new Error('x')), 'warn').event).toBe('passkey.refused')
})

test('a failure on our side is an error, a refusal of 503 too', () => {
  const down = { ...DENIAL, code: 'unavailable', status: 503, reason: 'D1 is away' }
  expect(logged(() => logDenial(down))).toMatchObject({ status: 503 })
  const wrong = { event: 'session.unbilled', consultationId: 's' } as const
  expect(logged(() => logAlert(wrong))).toEqual(wrong)
})

test('no line of a failure or an alert holds the seal of a link', () => {
  const path = '/hi/newsletter/confirm/abc.def'
  const seen = [
    logged(() => logFailure({ event: 'action.failed', request_id: 'r', path }, new Error('D1 is away'))),
    logged(() => logAlert({ event: 'twilio.bad-signature', request_id: 'r', path }), 'warn'),
  ]
  expect(seen.map((line) => line.path)).toEqual(Array(2).fill('/hi/newsletter/confirm/…'))
})
