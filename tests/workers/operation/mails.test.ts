// Mails that do not arrive, over the wire: the outbox plays the mail service.
import { beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { call, codeFor, PASSWORD, type Person } from '#tests/support/pages/people.ts'
import { getPage, postForm } from '#tests/support/pages/post-form.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

type Mail = { id: string; to: string; subject: string; text: string }

async function mailsTo({ email }: Person): Promise<Mail[]> {
  const sent = (await (await fetch(`${server.url}/dev/outbox/mails.json`)).json()) as Mail[]
  return sent.filter(({ to }) => to === email)
}

const press = (address: string, body: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })
const play = async ({ id, to }: { id: string; to: string }, what: string) =>
  expect((await press(`${server.url}/dev/outbox/play`, { id, to, what })).status).toBe(303)

const askForCode = ({ email }: Person, purpose = 'login') => call(server, 'POST', '/api/users/otp/', { email, purpose })
const markOf = ({ email }: Person) =>
  server.db.prepare('SELECT cause FROM mail_mark WHERE email = ?').bind(email).first('cause')

/** An astrologer comes online, whom this person follows by mail. */
async function comeOnline(follower: Person) {
  const astrologer = await insertAstrologer(server)
  await follower.call('POST', `/api/astrologers/${astrologer.id}/follow/`, { by_mail: true })
  await server.db.batch([
    server.db.prepare("UPDATE astrologer SET status = 'online' WHERE id = ?").bind(astrologer.id),
    server.db
      .prepare('UPDATE follow SET due_at = 1 WHERE user_id = ? AND astrologer_id = ?')
      .bind(follower.id, astrologer.id),
  ])
  server.startCron()
  const due = () => server.db.prepare('SELECT due_at FROM follow WHERE user_id = ?').bind(follower.id).first('due_at')
  await expect.poll(due, { timeout: 10_000 }).toBeNull()
  return astrologer
}

test('the outbox shows a mail as text and as HTML, which may run nothing; its list for programs has the text alone', async () => {
  const mira = await insertUser(server)
  await askForCode(mira)
  const code = await codeFor(server, mira.email)
  const page = await (await fetch(`${server.url}/dev/outbox`)).text()
  const article = page.split('<article>').find((each) => each.includes(`email to ${mira.email}<`)) ?? ''
  expect(article).toContain(`<pre>${code}\n\nThis code is good for 10 minutes`)
  const [, srcdoc = ''] =
    /<iframe sandbox loading="lazy" title="[^"<]*" srcdoc="([^"]*)"><\/iframe>/.exec(article) ?? []
  expect(srcdoc).toMatch(/^&lt;!doctype html&gt;/)
  expect(srcdoc).toContain(`&gt;${code}&lt;/p&gt;`)
  const list = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string }[]
  const [mail] = list.filter(({ to }) => to === mira.email)
  expect(Object.keys(mail ?? {}).sort()).toEqual(['at', 'channel', 'language', 'subject', 'text', 'to'])
})

test('a bounced address still gets the code that it asks for; typing it ends the mark', async () => {
  const mira = await insertUser(server)
  await askForCode(mira)
  const [mail] = await mailsTo(mira)
  await play(mail as Mail, 'bounced')
  expect(await markOf(mira)).toBe('bounced')
  await mira.call('POST', '/api/users/change_password/', {
    current_password: PASSWORD,
    password: 'another long phrase',
  })
  const subjects = (await mailsTo(mira)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Your password was changed', 'Your code to log in'])
  const { body } = await mira.call('GET', '/api/notifications/')
  expect(body.results).toMatchObject([{ type: 'account-safety', title: 'Your password was changed' }])
  const otp = await codeFor(server, mira.email)
  const login = { email: mira.email, otp, purpose: 'login' }
  expect((await call(server, 'POST', '/api/users/verify_otp/', login)).status).toBe(200)
  expect(await markOf(mira)).toBeNull()
})

test('a refused code reveals no account, and an address that takes none is said where somebody registers', async () => {
  const mira = await insertUser(server)
  await play({ id: '', to: mira.email }, 'suppress')
  const known = await askForCode(mira)
  const unknown = await askForCode({ ...mira, email: `x${mira.email}` })
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect(await markOf(mira)).toBe('suppressed')
  const form = { full_name: 'Ravi Rao', email: `r${mira.email}`, phone: '+14155550132', password: PASSWORD }
  await play({ id: '', to: form.email }, 'suppress')
  const refused = await call(server, 'POST', '/api/users/register/', form)
  expect([refused.status, refused.body.code]).toEqual([422, 'mail_refused'])
  await play({ id: '', to: mira.email }, 'take')
  await askForCode(mira, 'reset')
  expect(await markOf(mira)).toBeNull()
})

test('three mails that bounce for now mark the address, once for each event', async () => {
  const mira = await insertUser(server)
  for (const id of ['a', 'a', 'b']) await play({ id: id + mira.id, to: mira.email }, 'delayed')
  expect(await markOf(mira)).toBeNull()
  await play({ id: `c${mira.id}`, to: mira.email }, 'delayed')
  expect(await markOf(mira)).toBe('delayed')
  await play({ id: 'd', to: mira.email }, 'delivered')
  expect(await markOf(mira)).toBeNull()
})

test('a mail of a kind ends by one click without a log-in, in the way of RFC 8058', async () => {
  const mira = await insertUser(server)
  await comeOnline(mira)
  await expect.poll(async () => (await mailsTo(mira)).length).toBe(1)
  const [mail] = await mailsTo(mira)
  const link = server.url + (/\/mails\/end\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  const page = await fetch(link)
  expect([page.status, /noindex/.test(await page.text())]).toEqual([200, true])
  const oneClick = { 'List-Unsubscribe': 'One-Click' }
  const forged = await press(`${link}x`, oneClick)
  expect([forged.status, await forged.text()]).toEqual([404, expect.stringContaining('This link is not valid')])
  expect(await (await press(link, oneClick)).text()).toContain('These mails have ended')
  await comeOnline(mira)
  await askForCode(mira)
  expect((await mailsTo(mira)).map(({ subject }) => subject)).toEqual(['Your code to log in', mail?.subject])
  expect((await fetch(`${server.url}/mails/other/x`)).status).toBe(404)
})

test('a complaint ends the kind of its mail, until the person lets it come again', async () => {
  const mira = await insertUser(server)
  await comeOnline(mira)
  await expect.poll(async () => (await mailsTo(mira)).length).toBe(1)
  const [mail] = await mailsTo(mira)
  await play(mail as Mail, 'complained')
  const ended = await server.db.prepare('SELECT kind FROM mail_ended WHERE email = ?').bind(mira.email).all()
  expect(ended.results).toEqual([{ kind: 'follows' }])
  expect((await mira.call('GET', '/api/notifications/mails/')).body).toEqual({ ended: ['follows'] })
  const wrong = await mira.call('PUT', '/api/notifications/mails/', { ended: ['codes'] })
  expect(wrong.status).toBe(422)
  const chosen = await mira.call('PUT', '/api/notifications/mails/', { ended: ['bookings'] })
  expect(chosen.body).toEqual({ ended: ['bookings'] })
  await comeOnline(mira)
  await expect.poll(async () => (await mailsTo(mira)).length).toBe(2)
})

const linkIn = (mail: Mail | undefined, page: string) =>
  server.url + (new RegExp(`(/hi)?/mails/${page}/\\S+`).exec(mail?.text ?? '')?.[0] ?? '')

test.each(['user', 'astrologer'] as const)('a banner tells a marked %s, and its mail ends the mark', async (role) => {
  const person = role === 'user' ? await insertUser(server) : await insertAstrologer(server)
  const { cookie, email } = person
  const [page, notices] = [`/dashboard/${role}/profile`, `/dashboard/${role}/notices`]
  expect((await getPage(server, { path: page, cookie })).html).not.toContain('do not reach you')
  await play({ id: `b${person.id}`, to: email }, 'bounced')
  const { html } = await getPage(server, { path: page, cookie })
  expect(html).toContain(`The mail server of ${email} refused our last mail for good.`)
  // Without scripts a part that React streams later stays hidden.
  expect(html).not.toContain('<div hidden id="S:')
  expect(html).toMatch(new RegExp(`<form[^>]*action="${notices}"`))
  expect((await getPage(server, { path: `/hi${page}`, cookie })).html).toContain('हमारे ई-मेल आप तक नहीं पहुँचते')
  const sent = await postForm(server, { path: notices, cookie }, { intent: 'confirm_mails' })
  expect([sent.status, sent.html.includes('A mail is on its way. Open it')]).toEqual([200, true])
  const [mail] = await mailsTo(person)
  expect(await (await press(linkIn(mail, 'confirm'), {})).text()).toContain('Thank you, mails come again')
  expect((await getPage(server, { path: page, cookie })).html).not.toContain('do not reach you')
})

test('the banner says why no mail can be sent, and sends five a day', async () => {
  const mira = await insertUser(server)
  const { cookie } = mira
  const ask = () => postForm(server, { path: '/dashboard/user/notices', cookie }, { intent: 'confirm_mails' })
  await play({ id: '', to: mira.email }, 'suppress')
  await askForCode(mira)
  const refused = await ask()
  expect([refused.status, /danger-bg[\s\S]*Mails to this address come back\./.test(refused.html)]).toEqual([422, true])
  await play({ id: '', to: mira.email }, 'fail')
  for (let tries = 0; tries < 4; tries++) expect((await ask()).status).toBe(422)
  expect((await ask()).status).toBe(429)
  expect((await call(server, 'POST', '/api/notifications/mails/confirm/')).status).toBe(401)
})

test('an admin reads the mark of a client and of an astrologer, and clears it', async () => {
  const [mira, asha, nisha] = [await insertUser(server), await insertAstrologer(server), await insertAdmin(server)]
  const { cookie } = nisha
  const read = async (path: string) => (await getPage(server, { path: `/dashboard/admin/${path}`, cookie })).html
  for (const { id, email } of [mira, asha]) await play({ id: `m${id}`, to: email }, 'bounced')
  expect(await read('overview')).toMatch(/Mails that did not arrive, 30 days.*\d bounced.*marked addresses: \d/)
  expect(await read(`clients/${mira.id}`)).toContain('Mails do not arrive at this address')
  const { body } = await nisha.call('GET', '/api/dashboard/astrologers/')
  expect(body).toContainEqual(expect.objectContaining({ id: asha.id, mail_cause: 'bounced' }))
  const clear = ({ id }: Person) => `/api/dashboard/mails/${id}/clear-mark/`
  expect((await mira.call('POST', clear(asha))).status).toBe(403)
  for (const person of [mira, asha]) {
    expect((await nisha.call('POST', clear(person))).status).toBe(200)
    expect(await markOf(person)).toBeNull()
  }
  expect(await read(`clients/${mira.id}`)).not.toContain('Mails do not arrive at this address')
})
