// The production build without relays and without Twilio: calls between browsers would fail, so there are none.
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { call } from '#tests/support/pages/people.ts'
import { startSeededServer } from '#tests/support/servers/server.ts'

const isBuilt = existsSync('dist/worker/index.js')

test.skipIf(!isBuilt)(
  'production without relays offers no web calls, and refuses them with a code',
  {
    tags: ['long'],
  },
  async () => {
    const server = await startSeededServer({}, 'production')
    const person = { email: 'user@drishti.test', password: 'drishti-demo' }
    const { body: login } = await call(server, 'POST', '/api/users/login/', person)
    const headers = { authorization: `Bearer ${login.access}` }
    const { body: listed } = await call(server, 'GET', '/api/astrologers/available/', undefined, headers)
    const kinds = new Set(listed.flatMap((each: { kinds: string[] }) => each.kinds))
    expect([...kinds]).toEqual(['chat'])
    const form = { astrologer_id: listed[0].id, kind: 'web-call' }
    const asked = await call(server, 'POST', '/api/consultations/', form, headers)
    expect([asked.status, asked.body.code]).toEqual([409, 'web_calls_unavailable'])
    expect((await call(server, 'POST', '/api/calls/token/', undefined, headers)).body.code).toBe(
      'web_calls_unavailable',
    )
    const page = await (await fetch(`${server.url}/astrologer/${listed[0].id}`)).text()
    expect(page).toContain('Not offered at the moment')
    await server.stop()
  },
)
