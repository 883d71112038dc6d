// Attacks in posts, stored and read back in a browser without our policy.
import { sendPost } from '#tests/support/pages/blog-pages.ts'
import { XSS_PAYLOADS } from '#tests/support/screens/xss-payloads.ts'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'

test.describe.configure({ mode: 'parallel' })

const PARTS = 4
const SIZE = Math.ceil(XSS_PAYLOADS.length / PARTS)

test('the attacks are many', () => {
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(150)
})

for (let part = 0; part < PARTS; part += 1)
  test(`attacks are stored and read back without our policy: nothing runs (${part + 1} of ${PARTS})`, async ({
    browser,
    server,
    insertAstrologer,
  }) => {
    const tara = await insertAstrologer()
    const state = await (await logInAs(browser, server, tara)).context().storageState()
    const context = await browser.newContext({ bypassCSP: true, storageState: state })
    const reader = await context.newPage()
    // Only the page itself counts: what it asks from elsewhere does not exist.
    await reader.route(/x\.test/, (route) => route.abort())
    reader.on('dialog', (dialog) => dialog.dismiss())
    for (const [n, payload] of XSS_PAYLOADS.slice(part * SIZE, (part + 1) * SIZE).entries()) {
      const fields = { title: `${n} ${payload}`.slice(0, 200), tags: payload.slice(0, 300), content: payload }
      const { id } = await sendPost(server, { method: 'POST', path: '/blogs/', fields, by: tara })
      expect([payload, typeof id]).toEqual([payload, 'string'])
      await reader.goto(`${server.url}/blogs/${id}`, { waitUntil: 'domcontentloaded' })
      const ran = await reader.evaluate(() => {
        const text = document.querySelector('.post-text')
        const events = ['click', 'mouseover', 'focus', 'blur', 'pointerenter', 'toggle', 'load', 'error', 'keydown']
        for (const element of [text, ...(text?.querySelectorAll('*') ?? [])]) {
          for (const name of events) element?.dispatchEvent(new Event(name, { cancelable: true }))
        }
        const leads = [...(text?.querySelectorAll('a[href], img[src]') ?? [])].map(
          (element) => (element as HTMLAnchorElement).href || (element as HTMLImageElement).src,
        )
        return { ran: '__x' in window, leads: leads.filter((address) => !/^https?:/.test(address)) }
      })
      expect([payload, ran]).toEqual([payload, { ran: false, leads: [] }])
    }
    // The admins' list of posts is everybody's.
    await server.db.prepare('DELETE FROM blog_post WHERE author_id = ?').bind(tara.id).run()
  })
