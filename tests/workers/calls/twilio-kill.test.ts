// The server killed with SIGKILL in the middle of a call over Twilio, and started again on the same state.
import type { TwilioDouble } from 'twilio-double'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually, logIn, meterReaches, state, until } from '#tests/support/pages/conversation.ts'
import { type Person, socketOf } from '#tests/support/pages/people.ts'
import { startFastClock } from '#tests/support/rigs/fast-clock.ts'
import { type KillableServer, startKillableServer } from '#tests/support/servers/killable-server.ts'
import { doubleFor, pageLeg, settingsFor } from '#tests/support/servers/twilio-server.ts'

let server: KillableServer
let double: TwilioDouble
beforeEach(async () => {
  // A phone rings for two minutes, and the product waits for it as long.
  const clock = startFastClock(0.5)
  double = await doubleFor(() => server.url, 0.2, clock)
  server = await startKillableServer({ ...settingsFor(double), ...clock.bindings })
})
afterEach(async () => {
  await double.close()
  await server.stop()
})

const TAB = 'the-only-tab'
const phones = { meera: '', user: '' }

/** Phones verified by the codes that the double was given to send. */
async function verify(person: Person, phone: string): Promise<string> {
  // The demo's people have a verified number: replacing it takes the password.
  await person.call('POST', '/api/users/phone/otp/', { phone, password: 'drishti-demo' })
  const otp = /\b\d{6}\b/.exec(double.messages.findLast(({ to }) => to === phone)?.body ?? '')?.[0]
  const { status } = await person.call('POST', '/api/users/phone/verify/', { phone, otp })
  if (status !== 200) throw new Error(`verify: ${status}`)
  return phone
}

async function people(): Promise<{ user: Person; meera: Person }> {
  return { user: await logIn(server, 'user@drishti.test'), meera: await logIn(server, 'astrologer@drishti.test') }
}

async function asked(kind: 'web-call' | 'phone-call') {
  const { user, meera } = await people()
  phones.meera = await verify(meera, '+919812345601')
  phones.user = await verify(user, '+14155552601')
  const line = await socketOf(server, meera, 'line')
  await meera.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  const { body } = await user.call('POST', '/api/consultations/', { astrologer_id: meera.id, kind })
  await until(line, ({ type }) => type === 'ring')
  return { user, meera, id: body.session_id as string }
}

const receiptOf = async (user: Person, id: string) =>
  (
    await eventually(
      () => user.call('GET', `/api/consultations/${id}/receipt/`),
      ({ status }) => status === 200,
    )
  ).body

for (const [step, tags] of [
  ['call.dial-intent', ['long']],
  ['call.dialled', ['long']],
] as const)
  test(`killed at ${step}: the phone rings once`, { tags: [...tags] }, async () => {
    const { meera, id } = await asked('phone-call')
    double.phone(phones.meera, { answerAfterMs: 600_000 })
    const killed = server.killAt(step)
    await meera.call('POST', `/api/calls/accept/${id}/`, { device: 'phone', tab: TAB }).catch(() => undefined)
    await killed
    await server.restart()
    const again = await people()
    await double.until(() => double.liveCall(phones.meera), 'the phone rings')
    // Once the room knows the call that rings, it dials no more.
    const mine = await socketOf(server, again.user, 'consultation', id)
    await until(mine, ({ type, state }) => type === 'state' && state.legs.astrologer === 'ringing')
    await again.user.call('POST', `/api/calls/end/${id}/`)
    expect((await receiptOf(again.user, id)).charge_cents).toBe(0)
    await double.until(() => !double.liveCall(phones.meera), 'the phone is quiet')
    expect(double.calls.filter(({ to }) => to === phones.meera)).toHaveLength(1)
    expect(await server.violations()).toEqual([])
  })

test('killed while both talk, and one of them hangs up meanwhile: billed until then', { tags: ['long'] }, async () => {
  const { user, meera, id } = await asked('web-call')
  await meera.call('POST', `/api/calls/accept/${id}/`, { device: 'web', tab: TAB })
  const mine = await socketOf(server, user, 'consultation', id)
  const [leg, other] = [pageLeg(double, `user_${user.id}`, id), pageLeg(double, `astro_${meera.id}`, id)]
  await until(mine, state('active'))
  await meterReaches(user, 3000)
  await server.killNow()
  leg.end('completed')
  const second = (date?: Date) => Math.floor((date?.getTime() ?? Number.NaN) / 1000)
  const left = second(leg.ended)
  await server.restart()
  const again = await people()
  await again.meera.call('POST', `/api/calls/end/${id}/`)
  const receipt = await receiptOf(again.user, id)
  const joined = Math.max(second(leg.answered), second(other.answered))
  expect(Math.abs(receipt.billable_seconds - (left - joined))).toBeLessThanOrEqual(1)
  expect(await server.violations()).toEqual([])
})
