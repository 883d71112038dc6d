// A phone is dialled once, even when the answer, the accept or the consultation fails. Phones ring for longer than in real time.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#tests/support/pages/conversation.ts'
import { ask, receiptOf, startTwilioServer, type TwilioServer } from '#tests/support/servers/twilio-server.ts'

let server: TwilioServer
beforeAll(async () => {
  server = await startTwilioServer({}, 0.2)
})
afterEach(() => server.double.reset())
afterAll(() => server.stop())

const dialled = (number: string) => server.double.calls.filter(({ to }) => to === number)
const quiet = (number: string) =>
  eventually(
    async () => server.double.liveCall(number)?.status,
    (status) => status === undefined,
  )

test('two devices accept a phone call: one wins, and the phone rings once', async () => {
  const { asha, mira, ashaPhone, id } = await ask(server, 'phone-call')
  server.double.phone(ashaPhone, { answerAfterMs: 20_000 })
  const tabs = ['a-first-tab', 'another-tab']
  const answers = await Promise.all(
    tabs.map((tab) => asha.call('POST', `/api/calls/accept/${id}/`, { device: 'phone', tab })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await server.double.until(() => server.double.liveCall(ashaPhone), 'the phone rings')
  await mira.call('POST', `/api/calls/end/${id}/`)
  await receiptOf(mira, id)
  expect(server.double.calls.filter(({ to }) => to === ashaPhone)).toHaveLength(1)
})

test('the answer to a dial is lost: the call is found, never dialled again', { tags: ['long'] }, async () => {
  const { asha, mira, ashaPhone, id } = await ask(server, 'phone-call')
  server.double.phone(ashaPhone, { answerAfterMs: 600_000 })
  // The report of the phone itself is lost as well, else it would tell.
  server.double.webhooks.drop(/call-status/)
  server.double.fault({ path: /Calls\.json/, method: 'POST', hang: true, done: true, times: 1 })
  await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'phone' })
  const found = await eventually(
    async () => server.db.prepare('SELECT id FROM voice_leg WHERE session_id = ?').bind(id).first('id'),
    (leg) => leg !== null,
  )
  expect(dialled(ashaPhone).map(({ sid }) => sid)).toEqual([found])
  await mira.call('POST', `/api/calls/end/${id}/`)
  await quiet(ashaPhone)
  expect((await receiptOf(mira, id)).charge_cents).toBe(0)
})

test('cancelled while the dial hangs: the phone that rings all the same is let go', { tags: ['long'] }, async () => {
  const { asha, mira, ashaPhone, id } = await ask(server, 'phone-call')
  server.double.phone(ashaPhone, { answerAfterMs: 600_000 })
  server.double.webhooks.drop(/call-status/)
  server.double.fault({ path: /Calls\.json/, method: 'POST', hang: true, done: true, times: 1 })
  await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'phone' })
  await server.double.until(() => server.double.liveCall(ashaPhone), 'the phone rings')
  await mira.call('POST', `/api/calls/end/${id}/`)
  expect((await receiptOf(mira, id)).charge_cents).toBe(0)
  await quiet(ashaPhone)
  expect(dialled(ashaPhone).map(({ status }) => status)).toEqual(['canceled'])
})

test('the report of a busy phone is lost: asked for', { tags: ['long'] }, async () => {
  const { asha, mira, ashaPhone, id } = await ask(server, 'phone-call')
  server.double.phone(ashaPhone, { outcome: 'busy' })
  server.double.webhooks.drop(/call-status/)
  await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'phone' })
  expect(await receiptOf(mira, id)).toMatchObject({ end_reason: 'busy', charge_cents: 0 })
})

test('a number that Twilio refuses, in words that name it, is in no log', async () => {
  const { asha, mira, ashaPhone, id } = await ask(server, 'phone-call')
  server.double.refuse(ashaPhone, 21215)
  const { text, stop } = listen()
  await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'phone' })
  expect(await receiptOf(mira, id)).toMatchObject({ end_reason: 'failed', charge_cents: 0 })
  await eventually(
    async () => text(),
    (log) => log.includes('refused 400 21215'),
  )
  stop()
  const [digits, national] = [ashaPhone.slice(1), ashaPhone.slice(2)]
  expect([ashaPhone, digits, national].filter((number) => text().includes(number))).toEqual([])
})

// All that the server writes, wherever its runtime lets it out.
function listen() {
  let log = ''
  const spies = [
    ...[process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write')),
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name)),
  ]
  for (const spy of spies) {
    spy.mockImplementation((...parts: unknown[]) => {
      log += `${parts.join(' ')}\n`
      return true
    })
  }
  const stop = () => {
    for (const spy of spies) spy.mockRestore()
  }
  return { text: () => log, stop }
}
