// The files of a session: who may send, see and take them back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#tests/support/books/assert-books-balance.ts'
import { insertAdmin, insertUser } from '#tests/support/database/insert-people.ts'
import { chatting } from '#tests/support/pages/chats.ts'
import { until } from '#tests/support/pages/conversation.ts'
import type { Person } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { transcriptOf } from '#tests/support/transcript.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => checkBooks(server))

test('files: recognised by their bytes, streamed, seen by both sides and by nobody else', async () => {
  const { asha, mira, id, theirs } = await chatting(server)
  const send = (who: Person, name: string, body: Uint8Array) =>
    fetch(`${server.url}/api/consultations/${id}/files/${encodeURIComponent(name)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${who.access}` },
      body: body as unknown as BodyInit,
    })
  const pdf = new TextEncoder().encode(`%PDF-1.7\n${'x'.repeat(100_000)}`)
  const answer = await send(mira, '../../my chart\u202e.pdf', pdf)
  expect(answer.status).toBe(201)
  const { file } = (await answer.json()) as { file: { name: string; type: string; url: string } }
  expect(file).toMatchObject({ name: 'my chart.pdf', type: 'application/pdf', bytes: pdf.length })
  expect((await until(theirs, ({ type }) => type === 'message')).message.file.url).toBe(file.url)
  const got = await fetch(server.url + file.url, { headers: { authorization: `Bearer ${asha.access}` } })
  expect(got.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''my%20chart.pdf")
  expect(got.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await got.arrayBuffer()).byteLength).toBe(pdf.length)
  const byCookie = await fetch(server.url + file.url, { headers: { cookie: mira.cookie } })
  expect(byCookie.status).toBe(200)
  const stranger = await insertUser(server, { name: 'Eve' })
  expect((await stranger.call('GET', file.url)).status).toBe(404)
  expect((await send(stranger, 'x.pdf', pdf)).status).toBe(404)
  expect((await fetch(server.url + file.url)).status).toBe(401)
  const admin = await insertAdmin(server, { name: 'Nisha Kapoor' })
  // An admin says why first.
  const asAdmin = async () => (await fetch(server.url + file.url, { headers: { cookie: admin.cookie } })).status
  expect(await asAdmin()).toBe(403)
  const session = `/api/dashboard/chat-sessions/${id}`
  expect((await admin.call('GET', `${session}/messages/`)).body).toMatchObject({ code: 'reason_needed' })
  expect((await admin.call('POST', `${session}/open/`, { reason: 'A report of abuse' })).status).toBe(200)
  expect(await asAdmin()).toBe(200)
  expect((await admin.call('GET', `${session}/messages/`)).body).toMatchObject({
    results: [{ sender_side: 'user', file_name: 'my chart.pdf', file_url: file.url }],
  })
  expect((await mira.call('POST', `${session}/open/`, { reason: 'I am curious' })).status).toBe(403)
  // The monitor of chats, and the list of files, while the session runs.
  const monitored = await admin.call('GET', `/api/dashboard/chat-sessions?search=${id}`)
  const at = (await admin.call('GET', `${session}/messages/`)).body.results[0].timestamp
  expect(monitored.body.results).toMatchObject([
    { status: 'active', message_count: 1, last_message: 'my chart.pdf', last_message_time: at },
  ])
  const listed = async (search: string) =>
    (await admin.call('GET', `/api/calls/admin/shared-files/?search=${search}`)).body.files.map(
      (each: { session_id: string; session_status: string }) => [each.session_id, each.session_status],
    )
  await expect.poll(() => listed('my%20chart')).toContainEqual([id, 'active'])
  const log = await server.db
    .prepare("SELECT * FROM audit_log WHERE action = 'open_chat' AND object = ?")
    .bind(`session:${id}`)
    .all()
  expect(log.results).toMatchObject([{ actor_id: admin.id, detail: 'A report of abuse' }])
  expect((await send(mira, 'x.html', new TextEncoder().encode('<!doctype html><script>'))).status).toBe(415)
  expect((await send(mira, 'x.bin', new Uint8Array(21 * 1024 * 1024))).status).toBe(413)
  // The sender of a file may remove it, during the consultation and afterwards; its name stays.
  const other = ((await (await send(mira, 'other.pdf', pdf)).json()) as { file: { url: string } }).file.url
  expect((await asha.call('DELETE', `${other}/`)).status).toBe(403)
  expect((await stranger.call('DELETE', `${other}/`)).status).toBe(404)
  expect((await mira.call('DELETE', `${other}/`)).status).toBe(200)
  const told = await until(theirs, ({ type, message }) => type === 'message' && message.file?.removed)
  expect(told.message.file).toMatchObject({ name: 'other.pdf', removed: true })
  expect((await mira.call('GET', other)).status).toBe(404)
  expect((await mira.call('DELETE', `${other}/`)).status).toBe(404)
  // An admin removes one of a running session.
  const third = ((await (await send(mira, 'third.pdf', pdf)).json()) as { file: { url: string } }).file.url
  const [, fileId = ''] = /files\/([^/]+)$/.exec(third) ?? []
  expect((await admin.call('DELETE', `/api/calls/admin/shared-files/${id}.${fileId}/`)).status).toBe(200)
  expect((await mira.call('GET', third)).status).toBe(404)
  expect((await listed('third.pdf')).filter(([session]: string[]) => session === id)).toEqual([])
  await mira.call('POST', `/api/calls/end/${id}/`)
  expect((await send(mira, 'late.pdf', pdf)).status).toBe(409)
  expect((await mira.call('GET', file.url)).status).toBe(200)
  expect((await mira.call('DELETE', `${file.url}/`)).status).toBe(200)
  expect((await asha.call('GET', file.url)).status).toBe(404)
  const kept = (await transcriptOf(server, id)).map(({ file }) => [file?.name, file?.removed])
  expect(kept).toEqual([
    ['my chart.pdf', true],
    ['other.pdf', true],
    ['third.pdf', true],
  ])
  expect((await server.files.list({ prefix: `transcripts/${id}` })).objects).toHaveLength(1)
  expect((await server.files.list({ prefix: `chats/${id}` })).objects).toEqual([])
})
