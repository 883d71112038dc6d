// Twilio's webhooks: its signature, held against its own package, and our instructions.
import { createHash, createHmac } from 'node:crypto'
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'
import { expect, test } from 'vitest'
import { config } from '#tests/support/servers/twilio-settings.ts'
import { readSigned } from '#workers/gateways/twilio/signature.ts'
import { twimlOf } from '#workers/gateways/twilio/twiml.ts'

function webhook(path: string, fields: [string, string][], token: string, more: Record<string, string> = {}) {
  const body = new URLSearchParams(fields)
  const params = Object.fromEntries([...new Set(body.keys())].map((name) => [name, body.getAll(name)]))
  const plain = Object.fromEntries(Object.entries(params).map(([k, v]) => [k, v.length > 1 ? v : (v[0] ?? '')]))
  const signature = getExpectedTwilioSignature(token, `https://drishti.test${path}`, plain)
  return new Request(`http://internal.host:8787${path}`, {
    method: 'POST',
    body,
    headers: { 'x-twilio-signature': signature, 'x-forwarded-host': 'evil.test', host: 'evil.test', ...more },
  })
}

const FIELDS: [string, string][] = [
  ['AccountSid', config.accountSid],
  ['From', 'client:astro_7'],
  ['Empty', ''],
  ['Name', 'Āśā — आशा'],
  ['Digits', '1'],
]

test('a webhook counts when either token signed it for our own address, and not otherwise', async () => {
  const path = '/webhooks/twilio/status?s=abc-_123&leg=astro'
  for (const token of ['first-token', 'next-token']) {
    const fields = await readSigned(config, webhook(path, FIELDS, token))
    expect(fields?.get('Name')).toBe('Āśā — आशा')
  }
  expect(await readSigned(config, webhook(path, FIELDS, 'old-token'))).toBeNull()
  const other = webhook(path, FIELDS, 'first-token')
  const moved = new Request('http://internal.host/webhooks/twilio/status?s=other&leg=astro', other)
  expect(await readSigned(config, moved)).toBeNull()
  const unsigned = new Request(`http://h${path}`, { method: 'POST', body: new URLSearchParams(FIELDS) })
  expect(await readSigned(config, unsigned)).toBeNull()
  const foreign: [string, string][] = [
    ['AccountSid', 'AC9'],
    ['From', 'client:astro_7'],
  ]
  expect(await readSigned(config, webhook(path, foreign, 'first-token'))).toBeNull()
})

test('repeated fields are signed as Twilio does; a changed one is refused', async () => {
  const fields: [string, string][] = [...FIELDS, ['To', 'b'], ['To', 'a'], ['To', 'b']]
  expect(await readSigned(config, webhook('/webhooks/twilio/voice', fields, 'first-token'))).not.toBeNull()
  const signed = webhook('/webhooks/twilio/voice', fields, 'first-token')
  const signature = signed.headers.get('x-twilio-signature') ?? ''
  const body = new URLSearchParams([...FIELDS, ['To', 'c']])
  const forged = new Request(signed.url, { method: 'POST', body, headers: { 'x-twilio-signature': signature } })
  expect(await readSigned(config, forged)).toBeNull()
})

test('a JSON webhook needs the hash of its body in the signed address', async () => {
  const body = '{"a":1}'
  const send = (path: string, text: string) =>
    new Request(`http://h${path}`, {
      method: 'POST',
      body: text,
      headers: {
        'content-type': 'application/json',
        'x-twilio-signature': createHmac('sha1', 'first-token').update(`https://drishti.test${path}`).digest('base64'),
      },
    })
  const hash = createHash('sha256').update(body).digest('hex')
  expect(await readSigned(config, send(`/webhooks/twilio/sms?bodySHA256=${hash}`, body))).not.toBeNull()
  expect(await readSigned(config, send(`/webhooks/twilio/sms?bodySHA256=${hash}`, '{"a":2}'))).toBeNull()
  expect(await readSigned(config, send('/webhooks/twilio/sms', body))).toBeNull()
})

test('every leg names one address for the reports of its conference, and a phone is asked for a 1', () => {
  const base = 'https://drishti.test'
  const about = { side: 'user', kind: 'phone-call', name: 'Asha', astrologerId: 'asha', rings: false } as const
  const admission = { side: 'user', timeLimit: 630, endOnExit: false, about } as const
  const xml = twimlOf({ kind: 'join', consultationId: 'abc', admission }, base)
  expect(xml).toContain('<Dial timeLimit="630"><Conference participantLabel="user"')
  expect(xml).toContain('endConferenceOnExit="false"')
  expect(xml).toContain('maxParticipants="2"')
  expect(xml).toContain('jitterBufferSize="medium"')
  expect(xml).toContain('statusCallback="https://drishti.test/webhooks/twilio/conference?s=abc#rc=3&amp;rp=all"')
  expect(xml).toContain('statusCallbackEvent="start end join leave"')
  expect(xml).toContain('>session-abc</Conference>')
  expect(xml).toContain('waitUrl=""')
  const phone = twimlOf({ kind: 'join', consultationId: 'abc', admission: { ...admission, endOnExit: true } }, base)
  expect(phone).toContain('waitUrl="https://drishti.test/sounds/outgoing.wav" waitMethod="GET"')
  const prompt = { language: 'hi', text: 'Drishti. 1 दबाइए।' } as const
  const ask = twimlOf({ kind: 'ask-for-one', consultationId: 'abc', side: 'astrologer', prompt }, base)
  expect(ask.split('<Say language="hi-IN" voice="Polly.Aditi">Drishti. 1 दबाइए।</Say>')).toHaveLength(3)
  expect(ask).toMatch(
    /<Gather numDigits="1" timeout="8" action="[^"]+gather\?s=abc&amp;leg=astro#rc=3&amp;rp=all" method="POST">/,
  )
  expect(ask).toMatch(/<\/Gather><Hangup\/><\/Response>$/)
  expect(twimlOf({ kind: 'say', ...prompt }, base)).toContain(
    '<Response><Say language="hi-IN" voice="Polly.Aditi">Drishti. 1 दबाइए।</Say></Response>',
  )
})
