// Posts over HTTP: forms with files, permissions, response shapes.
import { request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertAstrologer, insertUser, newName } from '#tests/support/database/insert-people.ts'
import { base64, gif, join, png, webp } from '#tests/support/images.ts'
import { type Answer, call, type Person } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
let asha: Person
let admin: Person
beforeAll(async () => {
  server = await sharedServer()
  asha = await insertAstrologer(server)
  admin = await insertAdmin(server, { name: 'Nandini Rao' })
})

type Fields = Record<string, string | Blob>

async function send(
  person: Person | null,
  method: string,
  path: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value as string)
  const authorization: Record<string, string> = person ? { authorization: `Bearer ${person.access}` } : {}
  // Whole and at once: an answer that comes before the end of the body closes the connection.
  const whole = new Response(form)
  const type = { 'content-type': whole.headers.get('content-type') ?? '' }
  const response = await fetch(server.url + path, {
    method,
    body: await whole.arrayBuffer(),
    headers: { ...type, ...authorization, ...headers },
  })
  return { status: response.status, body: JSON.parse(await response.text()), headers: response.headers }
}

const POST = { title: 'Venus dasha', content: '<p>Twenty years</p>', tags: 'dasha, venus', status: 'published' }
const write = (fields: Fields = {}, person: Person | null = asha) =>
  send(person, 'POST', '/api/blogs/', { ...POST, ...fields })
const approve = (...ids: string[]) => admin.call('POST', '/api/admin/blogs/', { action: 'approve', blog_ids: ids })
const blob = (bytes: Uint8Array<ArrayBuffer>, type = '') => new Blob([bytes], { type })

test('a post is written, approved, listed, changed and deleted', async () => {
  const post = { ...POST, title: newName('Venus') }
  const made = await write({ ...post, astrologer_id: asha.id })
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({ ...post, author: asha.id, is_approved: false }),
  ])
  const path = `/api/blogs/${made.body.id}/`
  expect((await call(server, 'GET', path)).status).toBe(404)
  expect((await approve(made.body.id)).body).toEqual({ success: true, message: '1 blog approved.' })
  const read = await call(server, 'GET', path)
  expect(read.body).toMatchObject({ ...post, author: asha.id, author_name: 'Asha Verma', cover_image: null })
  expect(read.body.created_at).toBeGreaterThan(1_700_000_000_000)
  const list = await call(server, 'GET', `/api/blogs/?page=1&search=${encodeURIComponent(post.title)}`)
  expect(list.body).toMatchObject({ count: 1, results: [{ id: made.body.id, approval_date: expect.any(Number) }] })
  expect(list.body.results[0]).not.toHaveProperty('content')
  const own = await asha.call('GET', `/api/blogs/?astrologer_id=${asha.id}`)
  expect(own.body.results[0]).toMatchObject({
    id: made.body.id,
    title: post.title,
    status: 'published',
    is_approved: true,
  })
  const changed = await send(asha, 'PUT', path, { ...post, title: 'Saturn dasha', version: String(made.body.version) })
  expect([changed.status, changed.body]).toEqual([
    200,
    expect.objectContaining({ title: 'Saturn dasha', is_approved: false }),
  ])
  const again = await send(asha, 'PUT', path, { ...post, version: String(made.body.version) })
  expect([again.status, again.body.code, Object.keys(again.body.fields)]).toEqual([409, 'conflict', ['title']])
  expect((await call(server, 'GET', path)).status).toBe(404)
  expect((await asha.call('DELETE', `${path}?astrologer_id=${admin.id}`)).status).toBe(403)
  expect((await asha.call('DELETE', `${path}?astrologer_id=${asha.id}`)).body).toEqual({ success: true })
  expect((await asha.call('DELETE', path)).status).toBe(404)
})

test('visitors and users write nothing; a foreign author is refused', async () => {
  const mira = await insertUser(server)
  expect((await write({}, null)).status).toBe(401)
  expect((await write({}, mira)).status).toBe(403)
  expect((await write({ astrologer_id: mira.id })).status).toBe(403)
  for (const path of ['/api/admin/blogs/']) {
    expect((await call(server, 'GET', path)).status).toBe(401)
    expect((await asha.call('GET', path)).status).toBe(403)
    expect((await asha.call('POST', path, { action: 'approve', blog_ids: ['x'] })).status).toBe(403)
  }
})

test('the admin’s list has the fields that its screen shows', async () => {
  const { body } = await write({ title: 'To be approved' })
  const list = await admin.call('GET', '/api/admin/blogs/?approval=pending')
  expect(list.body.blogs.find(({ id }: { id: string }) => id === body.id)).toMatchObject({
    title: 'To be approved',
    author: 'Asha Verma',
    status: 'published',
    is_approved: false,
    approval_status_display: 'Pending review',
    approved_by: null,
    approval_date: null,
    can_be_approved: true,
    tags: POST.tags,
    excerpt: 'Twenty years',
  })
  expect((await admin.call('POST', '/api/admin/blogs/', { action: 'delete', blog_ids: [] })).status).toBe(422)
})

test('a cover and images of the text are served for ever, as what they are', async () => {
  const { body } = await write({
    content: `<p><img src="data:image/png;base64,${base64(png(5, 5))}"></p>`,
    cover_image: blob(webp(1600, 900), 'image/svg+xml'),
    cover_image_480: blob(webp(480, 270)),
    cover_image_960: blob(webp(960, 540)),
  })
  await approve(body.id)
  const inText = /src="(\/files\/blogs\/[^"]+)"/.exec(body.content)?.[1] ?? ''
  const covers = body.cover_srcset.split(', ').map((each: string) => each.split(' ')[0])
  expect(covers).toHaveLength(3)
  for (const [path, type] of [[inText, 'image/png'], ...covers.map((path: string) => [path, 'image/webp'])]) {
    const file = await fetch(server.url + path)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, type])
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  }
  await asha.call('DELETE', `/api/blogs/${body.id}/`)
  expect((await fetch(server.url + inText)).status).toBe(404)
})

test.each([
  ['no title', { title: ' ' }, 422, 'title'],
  ['a title of 201 letters', { title: 'x'.repeat(201) }, 422, 'title'],
  ['an unknown status', { status: 'public' }, 422, 'status'],
  ['a cover that is text', { cover_image: 'x' }, 422, 'cover_image'],
  ['a version that is none', { version: 'new' }, 422, 'version'],
  ['an SVG', { cover_image: new Blob(['<svg/>'], { type: 'image/png' }) }, 415, null],
  ['a polyglot', { cover_image: new Blob([join(gif(), '<script>')]) }, 415, null],
  ['a cover of 6 MB', { cover_image: new Blob([new Uint8Array(6 * 1024 * 1024)]) }, 413, null],
  ['1 MB of text', { content: 'x'.repeat(1024 * 1024) }, 413, null],
])('%s is refused with a sentence', async (_, fields, status, field) => {
  const { status: answered, body } = await write(fields as Fields)
  expect([answered, typeof body.error]).toEqual([status, 'string'])
  if (field) expect(Object.keys(body.fields)).toEqual([field])
})

test('other bodies than forms are refused', async () => {
  const { status, body } = await asha.call('POST', '/api/blogs/', POST)
  expect([status, body.code]).toEqual([415, 'unsupported_type'])
  const headers = { authorization: `Bearer ${asha.access}`, 'content-type': 'multipart/form-data; boundary=x' }
  const broken = await fetch(`${server.url}/api/blogs/`, { method: 'POST', headers, body: 'nothing of a form' })
  expect(broken.status).toBe(400)
  const twice = new FormData()
  twice.append('title', 'One')
  twice.append('title', 'Two')
  const { authorization } = headers
  const answer = await fetch(`${server.url}/api/blogs/`, { method: 'POST', headers: { authorization }, body: twice })
  expect(answer.status).toBe(400)
  expect(await statusOfLength(21 * 1024 * 1024)).toBe(413)
})

/** The answer to a form of which only the length has been sent yet. */
function statusOfLength(length: number): Promise<number | undefined> {
  const headers = {
    authorization: `Bearer ${asha.access}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': length,
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}/api/blogs/`, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode)
      sent.destroy()
    })
    sent.on('error', reject)
    sent.flushHeaders()
  })
}

test('an empty file field is no cover, as browsers send it', async () => {
  const { status, body } = await write({ cover_image: new Blob([]) })
  expect([status, body.cover_image]).toEqual([201, null])
})

test('one idempotency key writes one post', async () => {
  const once = () =>
    send(asha, 'POST', '/api/blogs/', { ...POST, title: 'Only once' }, { 'idempotency-key': 'double-click-post' })
  expect((await once()).body).toEqual((await once()).body)
  const { results } = (await asha.call('GET', `/api/blogs/?astrologer_id=${asha.id}`)).body
  expect(results.filter(({ title }: { title: string }) => title === 'Only once')).toHaveLength(1)
})

test('OpenAPI describes the form', async () => {
  const { body } = await call(server, 'GET', '/api/openapi.json')
  const form = body.paths['/blogs/'].post.requestBody.content['multipart/form-data'].schema
  const properties = form.$ref ? body.components.schemas[form.$ref.split('/').at(-1)].properties : form.properties
  expect(properties.cover_image).toEqual({ type: 'string', format: 'binary' })
  expect(properties.status).toMatchObject({ enum: ['draft', 'published'] })
  expect(body.paths['/admin/blogs/'].post['x-access']).toBe('admin')
})
