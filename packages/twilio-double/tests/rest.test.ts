// The double's REST: calls, participants, messages and errors as npm twilio expects them.
import { expect, test } from 'vitest'
import { clientOf, PUBLIC } from './support/product.ts'
import { ASTRO, FROM, startedForTests, USER } from './support/use-double-and-product.ts'

const both = startedForTests()

test('a call is created, fetched, listed, given a new limit, sent elsewhere and ended', async () => {
  both.product.answers['/leg'] = '<Response><Pause length="600"/></Response>'
  both.double.phone(ASTRO, {})
  const created = await both.dial(ASTRO)
  expect(created.sid).toMatch(/^CA[0-9a-f]{32}$/)
  expect(created).toMatchObject({ to: ASTRO, from: FROM, status: 'queued', direction: 'outbound-api' })
  await both.double.until(() => both.double.liveCall(ASTRO)?.answered)
  expect(await both.client.calls(created.sid).fetch()).toMatchObject({ status: 'in-progress', endTime: null })

  await both.client.calls(created.sid).update({ timeLimit: 3600 })
  await both.client
    .calls(created.sid)
    .update({ twiml: '<Response><Say>Goodbye &amp; thanks</Say><Pause length="600"/></Response>' })
  await both.double.until(() => both.double.calls[0]?.heard.length)
  expect(both.double.calls[0]!.heard).toEqual(['Goodbye & thanks'])

  const minuteAgo = new Date(Date.now() - 60_000)
  expect(await both.client.calls.list({ to: ASTRO, startTimeAfter: minuteAgo, status: 'in-progress' })).toHaveLength(1)
  expect(await both.client.calls.list({ to: ASTRO, startTimeAfter: new Date(Date.now() + 60_000) })).toHaveLength(0)
  expect(await both.client.calls.list({ to: USER })).toHaveLength(0)

  const ended = await both.client.calls(created.sid).update({ status: 'completed' })
  expect(ended.status).toBe('completed')
  expect(ended.endTime).toBeInstanceOf(Date)
  await both.double.idle()
  expect(both.statuses()).toEqual(['initiated', 'ringing', 'in-progress', 'completed'])
  expect(both.product.at('/status').map(({ params }) => params.SequenceNumber)).toEqual(['0', '1', '2', '3'])
  expect(both.product.received.every(({ valid }) => valid)).toBe(true)
})

test('errors are those of the API', async () => {
  const failure = (promise: Promise<unknown>) =>
    promise.then(() => 'no error').catch(({ status, code }) => [status, code])
  expect(await failure(clientOf(both.double, 'wrong').calls.list())).toEqual([401, 20003])
  expect(await failure(both.client.calls(`CA${'0'.repeat(32)}`).fetch())).toEqual([404, 20404])
  expect(await failure(both.dial('12345'))).toEqual([400, 21211])
  both.double.refuse('+882160000000', 21215)
  expect(await failure(both.dial('+882160000000'))).toEqual([400, 21215])
  both.double.fault({ path: '/Calls', status: 429 })
  expect(await failure(both.dial(ASTRO))).toEqual([429, 20429])
  expect(both.double.calls).toHaveLength(0)

  both.double.phone(ASTRO, { outcome: 'busy' })
  const { sid } = await both.dial(ASTRO)
  await both.double.idle()
  expect(await failure(both.client.calls(sid).update({ status: 'completed' }))).toEqual([400, 21220])

  // The call is made although its answer is lost: what an intent row and a look at the list are for.
  both.double.fault({ path: '/Calls', status: 503, done: true })
  expect(await failure(both.dial(USER))).toEqual([503, 20500])
  expect(await both.client.calls.list({ to: USER })).toHaveLength(1)
})

test('a slow answer comes late, a hanging one not at all', async () => {
  const to = `${both.double.restUrl}/2010-04-01/Accounts/AC/Calls.json`
  both.double.fault({ path: '/Calls', delayMs: 80 })
  const began = Date.now()
  expect((await fetch(to)).status).toBe(401)
  expect(Date.now() - began).toBeGreaterThanOrEqual(79)
  both.double.fault({ path: '/Calls', hang: true })
  await expect(fetch(to, { signal: AbortSignal.timeout(60) })).rejects.toThrow(/timeout/)
})

test('participants are added, read by label, muted, spoken to, removed; the conference is found and ended', async () => {
  both.product.answers['/announce'] = '<Response><Say>One minute left.</Say></Response>'
  both.double.phone(ASTRO, {})
  both.double.phone(USER, { answerAfterMs: 20 })
  const seat = {
    from: FROM,
    conferenceStatusCallback: `${PUBLIC}/conf?s=1`,
    conferenceStatusCallbackEvent: ['start', 'end', 'join', 'leave'],
    statusCallback: `${PUBLIC}/status?s=1`,
    statusCallbackEvent: ['completed'],
  }
  const room = both.client.conferences('session-7')
  const astro = await room.participants.create({ ...seat, to: ASTRO, label: 'astro', endConferenceOnExit: true })
  expect(astro).toMatchObject({ label: 'astro', status: 'queued', endConferenceOnExit: true })
  await room.participants.create({ ...seat, to: USER, label: 'user' })
  await expect(room.participants.create({ ...seat, to: USER, label: 'user' })).rejects.toMatchObject({ code: 16025 })
  await both.double.until(() => both.double.conference('session-7')?.participants.length === 2)

  const [conference] = await both.client.conferences.list({ friendlyName: 'session-7', status: 'in-progress' })
  const { sid } = conference!
  expect((await both.client.conferences(sid).fetch()).friendlyName).toBe('session-7')
  expect(await both.client.conferences(sid).participants.list()).toHaveLength(2)
  const user = await both.client
    .conferences(sid)
    .participants('user')
    .update({ muted: true, announceUrl: `${PUBLIC}/announce` })
  expect(user.muted).toBe(true)
  expect((await both.client.conferences(sid).participants('user').fetch()).muted).toBe(true)
  await both.double.until(() => both.double.announcements.length)
  expect(both.double.announcements).toMatchObject([{ label: 'user', said: ['One minute left.'] }])
  expect(await both.client.conferences(sid).participants('user').remove()).toBe(true)
  await expect(both.client.conferences(sid).participants('user').fetch()).rejects.toMatchObject({ code: 20404 })

  await both.client.conferences(sid).update({ status: 'completed' })
  await both.double.idle()
  expect(await both.client.conferences(sid).fetch()).toMatchObject({
    status: 'completed',
    reasonConferenceEnded: 'conference-ended-via-api',
  })
  expect(await both.client.conferences.list({ friendlyName: 'session-7', status: 'in-progress' })).toHaveLength(0)
  expect(
    both.product.at('/conf').map(({ params }) => [params.StatusCallbackEvent, params.ReasonParticipantLeft]),
  ).toEqual([
    ['participant-join', undefined],
    ['participant-join', undefined],
    ['conference-start', undefined],
    ['participant-leave', 'participant_updated_via_api'],
    ['participant-leave', 'conference_ended_via_api'],
    ['conference-end', undefined],
  ])
})

test('a participant who never answers leaves without having joined', async () => {
  both.double.phone(USER, { outcome: 'busy', answerAfterMs: 10 })
  await both.client.conferences('session-8').participants.create({
    from: FROM,
    to: USER,
    label: 'user',
    conferenceStatusCallback: `${PUBLIC}/conf?s=1`,
  })
  await both.double.webhooks.seen('participant-leave')
  await both.double.idle()
  expect(both.product.at('/conf')[0]!.params).toMatchObject({
    ReasonParticipantLeft: 'participant_add_failed',
    ParticipantCallStatus: 'busy',
    ParticipantLabel: 'user',
  })
})

test('a text message can be read by the test and reports its delivery', async () => {
  const sent = await both.client.messages.create({
    from: FROM,
    to: USER,
    body: 'Code 123456',
    statusCallback: `${PUBLIC}/sms`,
  })
  expect(sent).toMatchObject({ status: 'queued', to: USER })
  expect(both.double.messages.map(({ to, body }) => [to, body])).toEqual([[USER, 'Code 123456']])
  await both.double.idle()
  expect(both.product.at('/sms').map(({ params, valid }) => [params.MessageStatus, valid])).toEqual([
    ['sent', true],
    ['delivered', true],
  ])
  expect((await both.client.messages(sent.sid).fetch()).status).toBe('delivered')
  expect(await both.client.messages.list({ to: USER })).toHaveLength(1)
  both.double.refuse(USER, 21610)
  await expect(both.client.messages.create({ from: FROM, to: USER, body: 'x' })).rejects.toMatchObject({ code: 21610 })
  both.double.refuse(USER, 0)
})
