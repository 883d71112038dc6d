// The public pages of posts as visitors, browsers' caches and search engines get them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, newNetwork } from '#tests/support/pages/people.ts'
import { startSeededServer, type TestServer } from '#tests/support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSeededServer()
})
afterAll(() => server.stop())

const ID = 'seedPost00000000000001'
const TITLE = 'Why your kundli may differ between two apps'
const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' })
  return { status: answer.status, cache: answer.headers.get('x-cache'), html: await answer.text() }
}

async function logIn(name: string) {
  const sent = { email: `${name}@drishti.test`, password: 'drishti-demo' }
  const { body, headers } = await call(server, 'POST', '/api/users/login/', sent, {
    'cf-connecting-ip': newNetwork(),
  })
  const cookie = (headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return { authorization: { authorization: `Bearer ${body.access}` }, cookie: { cookie } }
}

test('visitors read the list and a post without a login; drafts and waiting posts are not there', async () => {
  const list = await page('/blogs')
  expect(list.status).toBe(200)
  for (const text of ['Astrology Blogs', 'Search by title or tags', TITLE, 'By Meera Joshi on', 'Read More'])
    expect(list.html.replaceAll(/<!-- -->|<\/?bdi>/g, '')).toContain(text)
  expect(list.html.match(/<article/g)).toHaveLength(6)
  expect(list.html).not.toContain('Rahu in the tenth')
  expect((await page('/blogs?search=zzzz')).html).toContain('No blogs found')
  const ofNobody = (await page('/blogs?astrologer_id=nobody')).html.replaceAll('<!-- -->', '')
  expect(ofNobody).toContain('This astrologer has not published anything yet.')
  expect(ofNobody).not.toContain('0 blogs by')
  const post = await page(`/blogs/${ID}`)
  expect(post.status).toBe(200)
  expect(post.html).toContain('A chart without its rules is a photograph without a date.')
  for (const path of ['/blogs/seedPost00000000000007', '/blogs/seedPost00000000000008', '/blogs/nothing']) {
    const hidden = await page(path)
    expect([path, hidden.status]).toEqual([path, 404])
    expect(hidden.html).toMatch(/<h1[^>]*>Blog not found\.<\/h1>/)
    expect(hidden.html).toContain('<title>Page not found · Drishti</title>')
  }
})

test('its author and admins see a hidden post, and why it is hidden; the buttons are the author’s', async () => {
  const [meera, nisha, priya] = await Promise.all(['astrologer', 'admin', 'user'].map(logIn))
  const waiting = '/blogs/seedPost00000000000007'
  const own = await page(waiting, meera?.cookie)
  expect(own.html).toContain('needs admin approval')
  expect(own.html).toContain('/blogs/edit/seedPost00000000000007')
  const seen = await page(waiting, nisha?.cookie)
  expect(seen.status).toBe(200)
  expect(seen.html).not.toContain('/blogs/edit/')
  expect((await page(waiting, priya?.cookie)).status).toBe(404)
  expect((await page('/blogs', meera?.cookie)).html).toContain('Awaiting Admin Approval')
  expect((await page('/blogs', meera?.cookie)).html).toContain('Create New Blog')
  expect((await page('/blogs', priya?.cookie)).html).not.toContain('Create New Blog')
})

test('other words behind the id of a post lead to its one address', async () => {
  for (const words of [
    'other-words',
    'why-your-kundli-may-differ-between-two-apps.',
    'Why-Your-Kundli-May-Differ-Between-Two-Apps',
  ]) {
    const { status, headers } = await fetch(`${server.url}/blogs/${ID}/${words}`, { redirect: 'manual' })
    expect([words, status, headers.get('location')]).toEqual([
      words,
      301,
      `/blogs/${ID}/why-your-kundli-may-differ-between-two-apps`,
    ])
  }
})

test('a post names its canonical address, and search engines and previews what it is', async () => {
  const { html } = await page(`/blogs/${ID}`)
  const address = `${server.url}/blogs/${ID}/why-your-kundli-may-differ-between-two-apps`
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
  expect((await page(new URL(address).pathname)).status).toBe(200)
  expect(html).toContain(`<meta property="og:url" content="${address}"/>`)
  expect(html).toContain('<meta property="og:type" content="article"/>')
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
  expect(data.find((each) => each['@type'] === 'Article')).toMatchObject({
    '@type': 'Article',
    headline: TITLE,
    author: { name: 'Meera Joshi' },
    mainEntityOfPage: address,
  })
})

test('pages of posts come from the cache until something changes; then they are other pages at once', async () => {
  const admin = (await logIn('admin')).authorization
  const moderate = (action: string) =>
    call(server, 'POST', '/api/admin/blogs/', { action, blog_ids: ['seedPost00000000000003'] }, admin)
  const path = '/blogs/seedPost00000000000003'
  await moderate('approve')
  // The slot of the cache may end between two requests.
  await expect.poll(async () => (await page(path)).cache).toBe('hit')
  await expect.poll(async () => (await page('/blogs')).cache).toBe('hit')
  const feed = await fetch(`${server.url}/blogs/rss.xml`)
  const etag = feed.headers.get('etag') ?? ''
  expect(await feed.text()).toContain('Thirty-six points are not a verdict')
  const known = { 'if-none-match': etag }
  expect((await fetch(`${server.url}/blogs/rss.xml`, { headers: known })).status).toBe(304)
  await moderate('unapprove')
  expect((await page(path)).status).toBe(404)
  for (const elsewhere of ['/blogs', '/', '/blogs/rss.xml', `/blogs/${ID}`, '/sitemaps/posts.xml'])
    expect([elsewhere, (await page(elsewhere, known)).html.includes('seedPost00000000000003')]).toEqual([
      elsewhere,
      false,
    ])
  await moderate('approve')
  for (const elsewhere of [path, '/blogs', '/blogs/rss.xml', '/sitemaps/posts.xml'])
    expect([elsewhere, (await page(elsewhere)).html.includes('seedPost00000000000003')]).toEqual([elsewhere, true])
})

test('the feed is XML, whatever a title says', async () => {
  await server.db
    .prepare(`UPDATE blog_post SET title = ?, tags = 'a & b' WHERE id = 'seedPost00000000000002'`)
    .bind('<script> & "Venus" \u0001 शुक्र')
    .run()
  const feed = await fetch(`${server.url}/blogs/rss.xml`)
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const text = await feed.text()
  expect(text).toContain('<title>&lt;script&gt; &amp; &quot;Venus&quot;  शुक्र</title>')
  expect(text).toContain('<category>a &amp; b</category>')
  expect(text.match(/<item>/g)).toHaveLength(6)
})

test('the home page shows the three newest posts, and the footer leads to all', async () => {
  const { html } = await page('/')
  expect(html).toContain('From our astrologers')
  expect(html).toContain(TITLE)
  expect(html).toContain('A good hour, and why it is good')
  expect(html).not.toContain('Rahu in the tenth')
  expect(html).toContain('href="/blogs"')
})

test('a new post waits for its editor, and nothing is said to be loaded', async () => {
  const { cookie } = await logIn('astrologer')
  const { html } = await page('/blogs/create', cookie)
  expect(html).toContain('The editor opens…')
  expect(html).not.toContain('Your blog is being loaded…')
})
