// A person takes a copy of all own data along, and deletes the account: open money first, then everything personal goes.
import { beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { base64, png, webp } from '#tests/support/images.ts'
import { chatting } from '#tests/support/pages/chats.ts'
import { eventually, state, until } from '#tests/support/pages/conversation.ts'
import { call, PASSWORD, type Person } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { createDb } from '#workers/db/client.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

/** The archive once cron has made it; cron runs again and again, as on the platform. */
async function madeArchive(person: Pick<Person, 'call'>) {
  server.startCron()
  const next = setInterval(() => server.startCron(), 30_000)
  const made = eventually(
    async () => (await person.call('GET', '/api/users/export/')).body,
    ({ state: now }) => now === 'ready',
  )
  return made.finally(() => clearInterval(next))
}

test('an account closes once no money is left: the live chat ends, logins end, the name is gone, the books stay', async () => {
  const { mira, asha, id, mine, theirs } = await chatting(server)
  await asha.call('POST', `/api/astrologers/${asha.id}/follow/`)
  await mira.call('POST', `/api/astrologers/${asha.id}/follow/`, { by_mail: true })
  expect((await mira.call('POST', '/api/users/close/', { password: 'not this one' })).body.fields).toMatchObject({
    password: 'This password is incorrect.',
  })
  const kept = await mira.call('POST', '/api/users/close/', { password: PASSWORD })
  expect([kept.status, kept.body.code]).toEqual([409, 'money_left'])
  const { balance_cents: waived } = (await mira.call('GET', '/api/payments/wallet/')).body
  const wrong = await mira.call('POST', '/api/users/close/', { password: PASSWORD, waived: waived - 1 })
  expect(wrong.body.code).toBe('money_left')
  // A refused request ends nothing.
  expect((await asha.call('GET', `/api/consultations/${id}/`)).body.state).toBe('active')

  const closed = await mira.call('POST', '/api/users/close/', { password: PASSWORD, waived })
  expect(closed.body).toEqual({ success: true })
  await until(mine, state('ended'))
  await until(theirs, state('ended'))
  const receipt = (await asha.call('GET', `/api/consultations/${id}/receipt/`)).body
  expect(receipt).toMatchObject({ end_reason: 'account_closed', ended_by: 'user' })
  expect((await mira.call('GET', '/api/users/profile/')).status).toBe(401)
  const again = await call(server, 'POST', '/api/users/login/', { email: mira.email, password: PASSWORD })
  expect(again.status).toBe(401)
  expect((await asha.call('GET', `/api/consultations/${id}/`)).body.user.full_name).toBe('Former client')
  const row = await server.db.prepare('SELECT * FROM user WHERE id = ?').bind(mira.id).first()
  expect(JSON.stringify(row)).not.toContain(mira.email)
  expect(row).toMatchObject({ phone: '', photo: null, password_hash: null, status: 'closed' })
  const follows = await server.db.prepare('SELECT * FROM follow WHERE user_id = ?').bind(mira.id).all()
  expect(follows.results).toEqual([])
  expect((await checkLedger(createDb(server.db))).filter(({ count }) => count > 0)).toEqual([])
  const outbox = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string; subject: string }[]
  expect(outbox.find(({ to }) => to === mira.email)?.subject).toBe('Your account has been deleted')
})

test('an archive holds account, wallet, conversations and files, for its owner alone', { tags: ['long'] }, async () => {
  const { mira, asha, id, mine, theirs } = await chatting(server)
  const photo = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(64)])
  const sent = await fetch(`${server.url}/api/consultations/${id}/files/palm.png`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${mira.access}`, 'content-type': 'image/png' },
    body: photo,
  })
  expect(sent.status).toBe(201)
  const { id: fileId } = (await sent.json()) as { id: string }
  const theirFile = () => asha.call('GET', `/api/consultations/${id}/files/${fileId}/`)
  const say = (frame: object) => mine.socket?.send(JSON.stringify(frame))
  say({ type: 'message', id: 'message-number-1', text: 'Will I move next year?' })
  await until(theirs, ({ type, message }) => type === 'message' && message?.text?.startsWith('Will I'))
  say({ type: 'end' })
  await until(mine, state('ended'))
  const asked = await mira.call('POST', '/api/users/export/')
  expect([asked.status, asked.body.state]).toEqual([201, 'waiting'])
  const ready = await madeArchive(mira)
  const file = await fetch(server.url + ready.url, { headers: { cookie: mira.cookie } })
  const bytes = Buffer.from(await file.arrayBuffer())
  expect([file.headers.get('content-type'), bytes.length]).toEqual(['application/zip', ready.bytes])
  const text = bytes.toString('latin1')
  for (const name of ['account', 'births', 'statement', 'sessions', 'devices', 'bookings', `conversations/${id}`])
    expect(text).toContain(`${name}.json`)
  expect(ready.parts).toEqual([{ url: ready.url, bytes: ready.bytes }])
  const second = await fetch(`${server.url}${ready.url}?part=2`, { headers: { cookie: mira.cookie } })
  expect(second.status).toBe(404)
  for (const part of [mira.email, 'Will I move next year?', '-palm.png', 'README.txt']) expect(text).toContain(part)
  expect(text.includes(asha.email)).toBe(false)
  const theirsOnly = await fetch(server.url + ready.url, { headers: { authorization: `Bearer ${asha.access}` } })
  expect(theirsOnly.status).toBe(404)

  expect((await theirFile()).status).toBe(200)
  const { balance_cents: waived } = (await mira.call('GET', '/api/payments/wallet/')).body
  expect((await mira.call('POST', '/api/users/close/', { password: PASSWORD, waived })).status).toBe(200)
  expect((await theirFile()).status).toBe(404)
  expect((await fetch(server.url + ready.url, { headers: { cookie: mira.cookie } })).status).toBe(401)
})

test('the archive of an astrologer holds the photo and the pictures of the posts, byte for byte', async () => {
  const asha = await insertAstrologer(server)
  const authorization = `Bearer ${asha.access}`
  const photo = await fetch(`${server.url}/api/users/profile/photo/`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'image/png' },
    body: png(7, 7),
  })
  expect(photo.status).toBe(200)
  const form = new FormData()
  form.append('title', 'Venus dasha')
  form.append('content', `<p><img src="data:image/png;base64,${base64(png(5, 5))}"></p>`)
  form.append('cover_image', new Blob([webp(1600, 900)]))
  const written = await fetch(`${server.url}/api/blogs/`, { method: 'POST', headers: { authorization }, body: form })
  const { id, cover_image: cover, content } = (await written.json()) as Record<string, string>
  await asha.call('POST', '/api/users/export/')
  const ready = await madeArchive(asha)
  const archive = await (await fetch(server.url + ready.url, { headers: { cookie: asha.cookie } })).arrayBuffer()
  const text = Buffer.from(archive).toString('latin1')
  const inText = /src="(\/files\/blogs\/[^"]+)"/.exec(content ?? '')?.[1] ?? ''
  const photoPath = ((await photo.json()) as { profile_photo: string }).profile_photo
  for (const [path, extension] of [
    [photoPath, 'png'],
    [inText, 'png'],
    [cover ?? '', 'webp'],
  ] as const) {
    const file = Buffer.from(
      await (await fetch(server.url + path, { headers: { cookie: asha.cookie } })).arrayBuffer(),
    ).toString('latin1')
    expect(file.length).toBeGreaterThan(20)
    expect(text).toContain(`${path.replace('/files/', 'pictures/')}.${extension}`)
    expect(text).toContain(file)
  }
  expect(inText).toContain(id)
})

test('a user with an empty wallet closes at once, and an admin cannot', async () => {
  const lena = await insertUser(server, { name: 'Lena Roth' })
  expect((await lena.call('POST', '/api/users/close/', { password: PASSWORD })).status).toBe(200)
  const jonas = await insertAdmin(server, { name: 'Jonas Meyer' })
  expect((await jonas.call('POST', '/api/users/close/', { password: PASSWORD })).status).toBe(403)
})
