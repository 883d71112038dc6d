import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { TwilioDouble } from '../../support/twilio/double.ts'
import { CONFERENCE, clientOf, GATE, type Product, PUBLIC, startBoth } from '../../support/twilio/product.ts'

const FROM = '+12025550100'
const ASTRO = '+919800000001'
const USER = '+14155550123'
let double: TwilioDouble
let product: Product
let client: ReturnType<typeof clientOf>

beforeAll(async () => {
  ;({ double, product } = await startBoth())
  client = clientOf(double)
})
afterEach(async () => {
  await double.reset()
  product.received.length = 0
  for (const path of Object.keys(product.answers)) delete product.answers[path]
})
afterAll(async () => {
  await double.close()
  await product.stop()
})

const dial = (to: string, more: object = {}) =>
  client.calls.create({
    to,
    from: FROM,
    url: `${PUBLIC}/leg?s=1`,
    statusCallback: `${PUBLIC}/status?s=1#rc=3&rp=all`,
    statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
    ...more,
  })
const statuses = () => product.at('/status').map(({ params }) => params.CallStatus)

test('a call is created, fetched, listed, given a new limit, sent elsewhere and ended', async () => {
  product.answers['/leg'] = '<Response><Pause length="600"/></Response>'
  double.phone(ASTRO, {})
  const created = await dial(ASTRO)
  expect(created.sid).toMatch(/^CA[0-9a-f]{32}$/)
  expect(created).toMatchObject({ to: ASTRO, from: FROM, status: 'queued', direction: 'outbound-api' })
  await double.until(() => double.liveCall(ASTRO)?.answered)
  expect(await client.calls(created.sid).fetch()).toMatchObject({ status: 'in-progress', endTime: null })

  await client.calls(created.sid).update({ timeLimit: 3600 })
  await client
    .calls(created.sid)
    .update({ twiml: '<Response><Say>Goodbye &amp; thanks</Say><Pause length="600"/></Response>' })
  await double.until(() => double.calls[0]?.heard.length)
  expect(double.calls[0]!.heard).toEqual(['Goodbye & thanks'])

  const minuteAgo = new Date(Date.now() - 60_000)
  expect(await client.calls.list({ to: ASTRO, startTimeAfter: minuteAgo, status: 'in-progress' })).toHaveLength(1)
  expect(await client.calls.list({ to: ASTRO, startTimeAfter: new Date(Date.now() + 60_000) })).toHaveLength(0)
  expect(await client.calls.list({ to: USER })).toHaveLength(0)

  const ended = await client.calls(created.sid).update({ status: 'completed' })
  expect(ended.status).toBe('completed')
  expect(ended.endTime).toBeInstanceOf(Date)
  await double.idle()
  expect(statuses()).toEqual(['initiated', 'ringing', 'in-progress', 'completed'])
  expect(product.at('/status').map(({ params }) => params.SequenceNumber)).toEqual(['0', '1', '2', '3'])
  expect(product.received.every(({ valid }) => valid)).toBe(true)
})

test('errors are those of the API', async () => {
  const failure = (promise: Promise<unknown>) =>
    promise.then(() => 'no error').catch(({ status, code }) => [status, code])
  expect(await failure(clientOf(double, 'wrong').calls.list())).toEqual([401, 20003])
  expect(await failure(client.calls(`CA${'0'.repeat(32)}`).fetch())).toEqual([404, 20404])
  expect(await failure(dial('12345'))).toEqual([400, 21211])
  double.refuse('+882160000000', 21215)
  expect(await failure(dial('+882160000000'))).toEqual([400, 21215])
  double.fault({ path: '/Calls', status: 429 })
  expect(await failure(dial(ASTRO))).toEqual([429, 20429])
  expect(double.calls).toHaveLength(0)

  double.phone(ASTRO, { outcome: 'busy' })
  const { sid } = await dial(ASTRO)
  await double.idle()
  expect(await failure(client.calls(sid).update({ status: 'completed' }))).toEqual([400, 21220])

  // The call is made although its answer is lost: what an intent row and a look at the list are for.
  double.fault({ path: '/Calls', status: 503, done: true })
  expect(await failure(dial(USER))).toEqual([503, 20500])
  expect(await client.calls.list({ to: USER })).toHaveLength(1)
})

test('a slow answer comes late, a hanging one not at all', async () => {
  const to = `${double.restUrl}/2010-04-01/Accounts/AC/Calls.json`
  double.fault({ path: '/Calls', delayMs: 80 })
  const began = Date.now()
  expect((await fetch(to)).status).toBe(401)
  expect(Date.now() - began).toBeGreaterThanOrEqual(79)
  double.fault({ path: '/Calls', hang: true })
  await expect(fetch(to, { signal: AbortSignal.timeout(60) })).rejects.toThrow(/timeout/)
})

test('participants are added, read by label, muted, told something, removed; the conference is found and ended', async () => {
  product.answers['/announce'] = '<Response><Say>One minute left.</Say></Response>'
  double.phone(ASTRO, {})
  double.phone(USER, { answerAfterMs: 20 })
  const seat = {
    from: FROM,
    conferenceStatusCallback: `${PUBLIC}/conf?s=1`,
    conferenceStatusCallbackEvent: ['start', 'end', 'join', 'leave'],
    statusCallback: `${PUBLIC}/status?s=1`,
    statusCallbackEvent: ['completed'],
  }
  const room = client.conferences('session-7')
  const astro = await room.participants.create({ ...seat, to: ASTRO, label: 'astro', endConferenceOnExit: true })
  expect(astro).toMatchObject({ label: 'astro', status: 'queued', endConferenceOnExit: true })
  await room.participants.create({ ...seat, to: USER, label: 'user' })
  await expect(room.participants.create({ ...seat, to: USER, label: 'user' })).rejects.toMatchObject({ code: 16025 })
  await double.until(() => double.conference('session-7')?.participants.length === 2)

  const [conference] = await client.conferences.list({ friendlyName: 'session-7', status: 'in-progress' })
  const { sid } = conference!
  expect((await client.conferences(sid).fetch()).friendlyName).toBe('session-7')
  expect(await client.conferences(sid).participants.list()).toHaveLength(2)
  const user = await client
    .conferences(sid)
    .participants('user')
    .update({ muted: true, announceUrl: `${PUBLIC}/announce` })
  expect(user.muted).toBe(true)
  expect((await client.conferences(sid).participants('user').fetch()).muted).toBe(true)
  await double.until(() => double.announcements.length)
  expect(double.announcements).toMatchObject([{ label: 'user', said: ['One minute left.'] }])
  expect(await client.conferences(sid).participants('user').remove()).toBe(true)
  await expect(client.conferences(sid).participants('user').fetch()).rejects.toMatchObject({ code: 20404 })

  await client.conferences(sid).update({ status: 'completed' })
  await double.idle()
  expect(await client.conferences(sid).fetch()).toMatchObject({
    status: 'completed',
    reasonConferenceEnded: 'conference-ended-via-api',
  })
  expect(await client.conferences.list({ friendlyName: 'session-7', status: 'in-progress' })).toHaveLength(0)
  expect(product.at('/conf').map(({ params }) => [params.StatusCallbackEvent, params.ReasonParticipantLeft])).toEqual([
    ['participant-join', undefined],
    ['participant-join', undefined],
    ['conference-start', undefined],
    ['participant-leave', 'participant_updated_via_api'],
    ['participant-leave', 'conference_ended_via_api'],
    ['conference-end', undefined],
  ])
})

test('a participant who never answers leaves without having joined', async () => {
  double.phone(USER, { outcome: 'busy', answerAfterMs: 10 })
  await client.conferences('session-8').participants.create({
    from: FROM,
    to: USER,
    label: 'user',
    conferenceStatusCallback: `${PUBLIC}/conf?s=1`,
  })
  await double.webhooks.seen('participant-leave')
  await double.idle()
  expect(product.at('/conf')[0]!.params).toMatchObject({
    ReasonParticipantLeft: 'participant_add_failed',
    ParticipantCallStatus: 'busy',
    ParticipantLabel: 'user',
  })
})

test('a text message can be read by the test and reports its delivery', async () => {
  const sent = await client.messages.create({
    from: FROM,
    to: USER,
    body: 'Code 123456',
    statusCallback: `${PUBLIC}/sms`,
  })
  expect(sent).toMatchObject({ status: 'queued', to: USER })
  expect(double.messages.map(({ to, body }) => [to, body])).toEqual([[USER, 'Code 123456']])
  await double.idle()
  expect(product.at('/sms').map(({ params, valid }) => [params.MessageStatus, valid])).toEqual([
    ['sent', true],
    ['delivered', true],
  ])
  expect((await client.messages(sent.sid).fetch()).status).toBe('delivered')
  expect(await client.messages.list({ to: USER })).toHaveLength(1)
  double.refuse(USER, 21610)
  await expect(client.messages.create({ from: FROM, to: USER, body: 'x' })).rejects.toMatchObject({ code: 21610 })
  double.refuse(USER, 0)
})

test('the key opens the conference, both telephones hear each other, and the end is told in full', async () => {
  product.answers['/leg'] = GATE
  product.answers['/gather'] = ({ Digits }) =>
    Digits === '1'
      ? CONFERENCE('astro', 'endConferenceOnExit="true" maxParticipants="2"')
      : '<Response><Hangup/></Response>'
  product.answers['/leg-user'] = CONFERENCE('user').replace('/conf?s=1', '/never')
  double.phone(ASTRO, { digits: ['1'], tone: 440 })
  double.phone(USER, { tone: 880, answerAfterMs: 10 })
  const astro = await dial(ASTRO)
  await double.webhooks.seen('participant-join')
  await dial(USER, { url: `${PUBLIC}/leg-user` })
  await double.webhooks.seen('conference-start')
  await expect.poll(() => Math.min(double.loudest(USER), double.loudest(ASTRO))).toBeGreaterThan(0.1)
  double.hangUp(ASTRO)
  await double.idle()

  const told = product.at('/conf')
  expect(product.at('/never')).toEqual([])
  expect(told.map(({ params }) => params.SequenceNumber)).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(told[0]!.params).toMatchObject({
    StatusCallbackEvent: 'participant-join',
    FriendlyName: 'session-1',
    CallSid: astro.sid,
    ParticipantLabel: 'astro',
    Muted: 'false',
    EndConferenceOnExit: 'true',
  })
  expect(told[0]!.params.Timestamp).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/)
  expect(told.slice(3).map(({ params }) => params.ReasonParticipantLeft ?? params.ReasonConferenceEnded)).toEqual([
    'participant_hung_up',
    'moderator_ended_conference',
    'participant-with-end-conference-on-exit-left',
  ])
  expect(told[5]!.params).toMatchObject({
    CallSidEndingConference: astro.sid,
    ParticipantLabelEndingConference: 'astro',
  })
  expect(double.calls.map(({ status }) => status)).toEqual(['completed', 'completed'])
  expect(double.notifications).toEqual([])
})

test.each([
  ['voicemail', { voicemail: true, digits: ['1'] }, ['initiated', 'ringing', 'in-progress', 'completed']],
  ['busy', { outcome: 'busy' }, ['initiated', 'ringing', 'busy']],
  ['nobody answers', { outcome: 'no-answer' }, ['initiated', 'ringing', 'no-answer']],
  ['answered too late', { answerAfterMs: 5_000 }, ['initiated', 'ringing', 'no-answer']],
  ['failed', { outcome: 'failed' }, ['initiated', 'failed']],
  ['hung up at once', { hangUpAfterMs: 30 }, ['initiated', 'ringing', 'in-progress', 'completed']],
] as const)('%s: no conference, and the statuses say so', async (_, script, expected) => {
  product.answers['/leg'] = GATE
  double.phone(ASTRO, script as never)
  await dial(ASTRO, { timeout: 5 })
  await double.until(() => double.calls[0]?.ended)
  await double.idle()
  expect(statuses()).toEqual(expected)
  expect(product.at('/gather')).toEqual([])
  expect(double.conferences).toEqual([])
})

test('a ringing leg can be cancelled, an answered one only completed', async () => {
  double.phone(ASTRO, { answerAfterMs: 5_000 })
  const { sid } = await dial(ASTRO)
  expect((await client.calls(sid).update({ status: 'canceled' })).status).toBe('canceled')
  await double.reset()
  product.answers['/leg'] = '<Response><Pause length="600"/></Response>'
  double.phone(ASTRO, {})
  const second = await dial(ASTRO)
  await double.until(() => double.calls[0]?.answered)
  await expect(client.calls(second.sid).update({ status: 'canceled' })).rejects.toMatchObject({ code: 21220 })
})

test('time limits end the leg: of the call, and of the stay', async () => {
  product.answers['/leg'] = CONFERENCE('user')
    .replace('<Dial>', '<Dial timeLimit="1">')
    .replace('</Dial>', '</Dial><Say>Bye</Say>')
  double.phone(USER, {})
  await dial(USER)
  await double.until(() => double.calls[0]?.ended, 'the stay to end', 3_000)
  expect(double.calls[0]!.heard).toEqual(['Bye'])
  product.answers['/leg'] = CONFERENCE('user')
  await dial(USER, { timeLimit: 1 })
  await double.until(() => double.calls[1]?.ended, 'the call to end', 3_000)
  await double.idle()
  expect(product.at('/status').at(-1)!.params).toMatchObject({ CallStatus: 'completed', CallDuration: '1' })
})

test('a label in use, a full room and bad instructions are noted as Twilio would', async () => {
  product.answers['/leg'] = CONFERENCE('user', 'maxParticipants="2"')
  double.phone(USER, {})
  double.phone(ASTRO, {})
  await dial(USER)
  await double.until(() => double.conference('session-1')?.participants.length === 1)
  await dial(ASTRO)
  await double.until(() => double.calls[1]?.ended)
  expect(double.notifications.map(({ code }) => code)).toEqual([16025])
  product.answers['/leg'] = '<Response><Say>a & b</Say></Response>'
  await dial(ASTRO)
  await double.until(() => double.calls[2]?.ended)
  product.answers['/leg'] = { status: 500 }
  await dial(ASTRO)
  await double.until(() => double.calls[3]?.ended)
  expect(double.notifications.map(({ code }) => code)).toEqual([16025, 12100, 11200])
})

test('a kicked participant leaves, the conference ends with the last one', async () => {
  product.answers['/leg'] = CONFERENCE('user')
  double.phone(USER, {})
  await dial(USER)
  await double.until(() => double.conference('session-1')?.participants.length)
  double.kick('session-1', 'user')
  await double.idle()
  expect(product.at('/conf').at(-1)!.params.ReasonConferenceEnded).toBe('last-participant-kicked')
})
