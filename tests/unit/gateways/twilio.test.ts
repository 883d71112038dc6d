// Our requests to Twilio: settings, tokens, and its REST over a server that answers as it does.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { config, env } from '#tests/support/servers/twilio-settings.ts'
import type { Env } from '#workers/env.ts'
import { createTwilioCalls } from '#workers/gateways/twilio/calls.ts'
import { twilioConfig } from '#workers/gateways/twilio/config.ts'
import { createTwilioRest } from '#workers/gateways/twilio/rest.ts'

afterEach(() => vi.restoreAllMocks())

test('with a part of its settings Twilio stays off, and the log names the missing ones', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(config).toMatchObject({
    smsFrom: '+18005550199',
    api: 'https://api.twilio.com',
    baseUrl: 'https://drishti.test',
  })
  expect(twilioConfig({ ...env, TWILIO_API_KEY: '' })).toBeNull()
  expect(log.mock.calls[0]?.[0]).toContain('TWILIO_API_KEY')
  expect(twilioConfig({} as Env)).toBeNull()
})

test('a token names its page’s identity, lets only astrologers be rung, and lasts an hour at most', async () => {
  const calls = createTwilioCalls(config, Date.now)
  for (const [role, identity, allow] of [
    ['user', 'user_42', undefined],
    ['astrologer', 'astro_7', { allow: true }],
  ] as const) {
    const { token, expiresAt } = await calls.clientToken({ role, id: identity.split('_')[1] ?? '' }, null)
    const { payload, protectedHeader } = await jwtVerify(token ?? '', new TextEncoder().encode(config.apiSecret))
    expect(protectedHeader).toMatchObject({ alg: 'HS256', cty: 'twilio-fpa;v=1' })
    expect(payload).toMatchObject({
      iss: config.apiKey,
      sub: config.accountSid,
      grants: { identity, voice: { outgoing: { application_sid: config.appSid } } },
    })
    const { voice } = payload.grants as { voice: { incoming?: { allow: boolean } } }
    expect(voice.incoming ?? undefined).toEqual(allow)
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(3600)
    expect(Math.abs(expiresAt - (payload.exp ?? 0) * 1000)).toBeLessThan(60_000)
  }
})

type Seen = { method: string; url: string; body: string; authorization: string }

async function double(answer: (seen: Seen) => [status: number, body: unknown] | null) {
  const seen: Seen[] = []
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = '', url = '', headers } = request
    const one = { method, url, body, authorization: headers.authorization ?? '' }
    seen.push(one)
    const reply = answer(one)
    // No answer at all: the client's own deadline has to end it.
    if (reply) response.writeHead(reply[0], { 'content-type': 'application/json' }).end(JSON.stringify(reply[1]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { api, seen, stop }
}

test('REST: the API key, repeated fields, and failures that say whether to try again', async () => {
  const { api, seen, stop } = await double(({ url }) => {
    if (url.includes('slow')) return null
    if (url.includes('no')) return [400, { code: 21211, message: "Invalid 'To': +15550142", status: 400 }]
    if (url.includes('busy')) return [429, { code: 20429, message: 'Too many', status: 429 }]
    return [201, { sid: 'CA1' }]
  })
  const rest = createTwilioRest({ ...config, api })
  expect(await rest.post('Calls.json', { To: '+1', StatusCallbackEvent: ['initiated', 'completed'] })).toEqual({
    sid: 'CA1',
  })
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: `/2010-04-01/Accounts/${config.accountSid}/Calls.json`,
    body: 'To=%2B1&StatusCallbackEvent=initiated&StatusCallbackEvent=completed',
    authorization: `Basic ${Buffer.from(`${config.apiKey}:${config.apiSecret}`).toString('base64')}`,
  })
  await expect(rest.post('no', {})).rejects.toMatchObject({ kind: 'refused', twilioCode: 21211, status: 400 })
  await expect(rest.post('no', {})).rejects.not.toThrow(/5550142/)
  await expect(rest.get('busy')).rejects.toMatchObject({ kind: 'unreachable', status: 429 })
  await expect(rest.get('slow', {}, 200)).rejects.toMatchObject({ kind: 'unreachable', status: 0 })
  stop()
  await expect(rest.get('gone')).rejects.toMatchObject({ kind: 'unreachable' })
})

test('a dial whose answer got lost is looked for before another one: never two', async () => {
  const since = Date.now()
  const { api, seen, stop } = await double(({ method }) =>
    method === 'GET'
      ? [
          200,
          {
            calls: [
              {
                sid: 'CA9',
                status: 'ringing',
                to: '+1415',
                from: '+18005550199',
                date_created: new Date(since).toUTCString(),
              },
            ],
          },
        ]
      : [201, { sid: 'CA10' }],
  )
  const calls = createTwilioCalls({ ...config, api }, Date.now)
  const call = { consultationId: 'abc', conferences: [], legs: [], lost: [] }
  const leg = { side: 'astrologer' as const, to: '+1415', since, timeLimit: 630 }
  expect(await calls.dialLeg(call, { ...leg, lookFirst: true })).toEqual({ legId: 'CA9' })
  expect(seen.map(({ method }) => method)).toEqual(['GET'])
  expect(await calls.dialLeg(call, { ...leg, since: since + 60_000, lookFirst: true })).toEqual({ legId: 'CA10' })
  const form = new URLSearchParams(seen.at(-1)?.body)
  expect(form.getAll('StatusCallbackEvent')).toEqual(['initiated', 'ringing', 'answered', 'completed'])
  expect(Object.fromEntries(form)).toMatchObject({
    From: '+18005550199',
    Timeout: '25',
    TimeLimit: '630',
    Url: 'https://drishti.test/webhooks/twilio/leg?s=abc&leg=astro#rc=3&rp=all',
    StatusCallback: 'https://drishti.test/webhooks/twilio/status?s=abc&leg=astro#rc=3&rp=all',
  })
  stop()
})

test('a lost dial adopts neither another consultation’s call nor an ended one', async () => {
  const since = Date.now()
  const call = { to: '+1415', from: '+18005550199', date_created: new Date(since).toUTCString() }
  let listed = [
    { ...call, sid: 'CA1', status: 'in-progress' },
    { ...call, sid: 'CA2', status: 'canceled' },
  ]
  const { api, seen, stop } = await double(({ method }) =>
    method === 'GET' ? [200, { calls: listed, conferences: [] }] : [201, { sid: 'CA10' }],
  )
  const calls = createTwilioCalls({ ...config, api }, Date.now, async () => new Map([['CA1', 'another']]))
  const spec = { consultationId: 'abc', conferences: [], legs: [], lost: [{ to: '+1415', since }] }
  const leg = { side: 'astrologer' as const, to: '+1415', since, timeLimit: 630, lookFirst: true }
  await calls.end(spec)
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
  expect(await calls.dialLeg(spec, leg)).toEqual({ legId: 'CA10' })
  listed = [...listed, { ...call, sid: 'CA3', status: 'ringing' }]
  expect(await calls.dialLeg(spec, leg)).toEqual({ legId: 'CA3' })
  stop()
})

test('raising a limit fails when Twilio refuses, succeeds for an ended call, and is done for each leg', async () => {
  const { api, seen, stop } = await double(({ url }) =>
    url.includes('CA1')
      ? [400, { code: 20001, message: 'TimeLimit', status: 400 }]
      : url.includes('CA2')
        ? [400, { code: 21220, message: 'Call is not in-progress', status: 400 }]
        : [200, {}],
  )
  const calls = createTwilioCalls({ ...config, api }, Date.now)
  const legs = ['CA1', 'CA2', 'CA3'].map((leg) => ({ leg, timeLimit: 20_000 }))
  await expect(calls.extend(legs)).rejects.toMatchObject({ kind: 'refused', twilioCode: 20001 })
  expect(seen).toHaveLength(3)
  await calls.extend(legs.slice(1))
  stop()
})

test('the list of calls: the days asked for, page by page, without those of strangers', async () => {
  const call = { start_time: 'Fri, 20 Nov 2026 10:00:00 +0000', duration: '61', direction: 'outbound-api', from: '+1' }
  const { api, seen, stop } = await double(({ url }) =>
    url.includes('Page=1')
      ? [200, { calls: [{ ...call, sid: 'CA3', direction: 'inbound', from: 'client:user_1' }], next_page_uri: null }]
      : [
          200,
          {
            calls: [
              { ...call, sid: 'CA1' },
              { ...call, sid: 'CA2', direction: 'inbound' },
            ],
            next_page_uri: `/2010-04-01/Accounts/${config.accountSid}/Calls.json?PageSize=1000&Page=1&PageToken=PACA1`,
          },
        ],
  )
  const calls = createTwilioCalls({ ...config, api }, Date.now)
  const from = Date.UTC(2026, 10, 20)
  expect(await calls.history(from, from + 86_400_000)).toEqual([
    { id: 'CA1', startedAt: Date.UTC(2026, 10, 20, 10), seconds: 61 },
    { id: 'CA3', startedAt: Date.UTC(2026, 10, 20, 10), seconds: 61 },
  ])
  const asked = new URL(seen[0]?.url ?? '', api).searchParams
  expect([asked.get('StartTime>'), asked.get('StartTime<')]).toEqual(['2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'])
  stop()
})
