// Pictures of posts over the wire: who sees them, and how many an account stores.
import { beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { join, png } from '#tests/support/images.ts'
import { call, type Person } from '#tests/support/pages/people.ts'
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

async function write(author: Person, cover?: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ title: 'Venus dasha', content: '<p>x</p>', status: 'published' }))
    form.append(name, value)
  if (cover) form.append('cover_image', new Blob([cover]))
  const answer = await fetch(`${server.url}/api/blogs/`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${author.access}` },
  })
  return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) }
}

test('pictures of a hidden post are for its author and admins, and never kept; public once approved, until a suspension', async () => {
  const author = await insertAstrologer(server)
  const mira = await insertUser(server)
  const { body: post } = await write(author, png(9, 9))
  const open = async (person: Person | null) => {
    const answer = await fetch(server.url + post.cover_image, { headers: person ? { cookie: person.cookie } : {} })
    await answer.arrayBuffer()
    return `${answer.status} ${answer.headers.get('cache-control')}`
  }
  const everybody = () => Promise.all([null, mira, asha, author, admin].map(open))
  const [none, own, all] = ['404 no-store', '200 private, no-store', '200 public, max-age=31536000, immutable']
  const hidden = [none, none, none, own, own]
  expect(await everybody()).toEqual(hidden)
  await admin.call('POST', '/api/admin/blogs/', { action: 'approve', blog_ids: [post.id] })
  expect(await everybody()).toEqual([all, all, all, all, all])
  const suspended = (on: boolean) => admin.call('PATCH', `/api/dashboard/astrologer/${author.id}/`, { is_active: !on })
  await suspended(true)
  expect(await everybody()).toEqual(hidden)
  expect((await call(server, 'GET', `/api/blogs/${post.id}/`)).status).toBe(404)
  expect((await write(author)).body.code).toBe('suspended')
  await suspended(false)
  expect(await open(null)).toBe(all)
})

test('an hour takes 100 MB of pictures of an account', async () => {
  const author = await insertAstrologer(server)
  const whole = (n: number) => png(9, 9, [String(n)])
  const { body: post } = await write(author, whole(0))
  await server.db
    .prepare('UPDATE blog_post SET picture_bytes = ? WHERE id = ?')
    .bind(500 * 1024 * 1024, post.id)
    .run()
  const full = await write(author, whole(1))
  expect([full.status, full.body.code]).toEqual([409, 'too_many_pictures'])
  await server.db.prepare('UPDATE blog_post SET picture_bytes = 0 WHERE id = ?').bind(post.id).run()
  const large = () => join(png(9, 9).slice(0, -12), chunkOf(4.9), png(9, 9).slice(-12))
  let last = full
  for (let n = 0; n < 25 && last.status !== 429; n += 1) last = await write(author, large())
  expect([last.status, last.body.error]).toEqual([
    429,
    expect.stringMatching(/100 MB of pictures in an hour. These can be stored in \d+ minutes?\./),
  ])
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
}, 60_000)

/** A chunk of a PNG that draws, as far as its name says, of so many megabytes. */
function chunkOf(megabytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.round(megabytes * 1024 * 1024))
  new DataView(bytes.buffer).setUint32(0, bytes.length - 12)
  bytes.set(new TextEncoder().encode('IDAT'), 4)
  // Each is another picture.
  bytes.set(crypto.getRandomValues(new Uint8Array(64)), 8)
  return bytes
}
