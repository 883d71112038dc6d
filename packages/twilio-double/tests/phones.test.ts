// The double's telephones: how they follow our instructions, and which webhooks the product gets.
import { expect, test } from 'vitest'
import { CONFERENCE, GATE, PUBLIC } from './support/product.ts'
import { ASTRO, startedForTests, USER } from './support/use-double-and-product.ts'

const both = startedForTests()

test('the key opens the conference, both telephones hear each other, and the webhooks report the whole end', async () => {
  both.product.answers['/leg'] = GATE
  both.product.answers['/gather'] = ({ Digits }) =>
    Digits === '1'
      ? CONFERENCE('astro', 'endConferenceOnExit="true" maxParticipants="2"')
      : '<Response><Hangup/></Response>'
  both.product.answers['/leg-user'] = CONFERENCE('user').replace('/conf?s=1', '/never')
  both.double.phone(ASTRO, { digits: ['1'], tone: 440 })
  both.double.phone(USER, { tone: 880, answerAfterMs: 10 })
  const astro = await both.dial(ASTRO)
  await both.double.webhooks.seen('participant-join')
  await both.dial(USER, { url: `${PUBLIC}/leg-user` })
  await both.double.webhooks.seen('conference-start')
  await expect.poll(() => Math.min(both.double.loudest(USER), both.double.loudest(ASTRO))).toBeGreaterThan(0.1)
  both.double.hangUp(ASTRO)
  await both.double.idle()

  const told = both.product.at('/conf')
  expect(both.product.at('/never')).toEqual([])
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
  expect(both.double.calls.map(({ status }) => status)).toEqual(['completed', 'completed'])
  expect(both.double.notifications).toEqual([])
})

test('a key that a person presses while the instructions are still on their way is pressed at the prompt', async () => {
  both.product.answers['/leg'] = GATE
  await both.dial(ASTRO)
  both.double.press(ASTRO, '1')
  await both.double.idle()
  expect(both.product.at('/gather').map(({ params }) => params.Digits)).toEqual(['1'])
})

test.each([
  ['voicemail', { voicemail: true, digits: ['1'] }, ['initiated', 'ringing', 'in-progress', 'completed']],
  ['busy', { outcome: 'busy' }, ['initiated', 'ringing', 'busy']],
  ['nobody answers', { outcome: 'no-answer' }, ['initiated', 'ringing', 'no-answer']],
  ['answered too late', { answerAfterMs: 5_000 }, ['initiated', 'ringing', 'no-answer']],
  ['failed', { outcome: 'failed' }, ['initiated', 'failed']],
  ['hung up at once', { hangUpAfterMs: 30 }, ['initiated', 'ringing', 'in-progress', 'completed']],
] as const)('%s: no conference, and the statuses say so', async (_, script, expected) => {
  both.product.answers['/leg'] = GATE
  both.double.phone(ASTRO, script as never)
  await both.dial(ASTRO, { timeout: 5 })
  await both.double.until(() => both.double.calls[0]?.ended)
  await both.double.idle()
  expect(both.statuses()).toEqual(expected)
  expect(both.product.at('/gather')).toEqual([])
  expect(both.double.conferences).toEqual([])
})

test('a ringing leg can be cancelled, an answered one only completed', async () => {
  both.double.phone(ASTRO, { answerAfterMs: 5_000 })
  const { sid } = await both.dial(ASTRO)
  expect((await both.client.calls(sid).update({ status: 'canceled' })).status).toBe('canceled')
  await both.double.reset()
  both.product.answers['/leg'] = '<Response><Pause length="600"/></Response>'
  both.double.phone(ASTRO, {})
  const second = await both.dial(ASTRO)
  await both.double.until(() => both.double.calls[0]?.answered)
  await expect(both.client.calls(second.sid).update({ status: 'canceled' })).rejects.toMatchObject({ code: 21220 })
})

test('time limits end the leg: of the call, and of the stay', async () => {
  both.product.answers['/leg'] = CONFERENCE('user')
    .replace('<Dial>', '<Dial timeLimit="1">')
    .replace('</Dial>', '</Dial><Say>Bye</Say>')
  both.double.phone(USER, {})
  await both.dial(USER)
  await both.double.until(() => both.double.calls[0]?.ended, 'the stay to end')
  expect(both.double.calls[0]!.heard).toEqual(['Bye'])
  both.product.answers['/leg'] = CONFERENCE('user')
  await both.dial(USER, { timeLimit: 1 })
  await both.double.until(() => both.double.calls[1]?.ended, 'the call to end')
  await both.double.idle()
  // A process that stalls ends it late.
  expect(both.product.at('/status').at(-1)!.params).toMatchObject({
    CallStatus: 'completed',
    CallDuration: expect.stringMatching(/^[1-9]/),
  })
})

test('a label in use, a full room and bad instructions are noted as Twilio would', async () => {
  both.product.answers['/leg'] = CONFERENCE('user', 'maxParticipants="2"')
  both.double.phone(USER, {})
  both.double.phone(ASTRO, {})
  await both.dial(USER)
  await both.double.until(() => both.double.conference('session-1')?.participants.length === 1)
  await both.dial(ASTRO)
  await both.double.until(() => both.double.calls[1]?.ended)
  expect(both.double.notifications.map(({ code }) => code)).toEqual([16025])
  both.product.answers['/leg'] = '<Response><Say>a & b</Say></Response>'
  await both.dial(ASTRO)
  await both.double.until(() => both.double.calls[2]?.ended)
  both.product.answers['/leg'] = { status: 500 }
  await both.dial(ASTRO)
  await both.double.until(() => both.double.calls[3]?.ended)
  expect(both.double.notifications.map(({ code }) => code)).toEqual([16025, 12100, 11200])
})

test('a kicked participant leaves, the conference ends with the last one', async () => {
  both.product.answers['/leg'] = CONFERENCE('user')
  both.double.phone(USER, {})
  await both.dial(USER)
  await both.double.until(() => both.double.conference('session-1')?.participants.length)
  both.double.kick('session-1', 'user')
  await both.double.idle()
  expect(both.product.at('/conf').at(-1)!.params.ReasonConferenceEnded).toBe('last-participant-kicked')
})
