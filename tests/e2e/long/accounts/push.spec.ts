// Push messages in the browser: registered at start-up where allowed, shown while no page is seen.
import type { CDPSession, Page } from '@playwright/test'
import { expect, logInAs, test } from '#tests/support/servers/browser-server.ts'
import { chromium } from '../../../../scripts/lib/browsers/chromium.mjs'

// The headless shell takes no push messages.
const args = ['--no-sandbox', '--disable-dev-shm-usage']
test.use({ serviceWorkers: 'allow', launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args } })

const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/browser-test',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
}

/**
 * No push service can be reached here: the browser's answer is given, and its messages are delivered by hand. Without
 * `subscribed` in the tab's storage the browser has ended the subscription.
 */
async function withoutPushService(page: Page) {
  await page.addInitScript((json) => {
    const subscription = { ...json, toJSON: () => json } as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? subscription : null)
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', 'yes')
      return subscription
    }
  }, SUBSCRIPTION)
}

async function deliver(session: CDPSession, registrationId: string, origin: string, notice: object) {
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(notice) })
}

test('a device is registered again when its subscription ended, and tells of a ring while no page is seen', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const page = await logInAs(browser, server, await insertAstrologer())
  await page.context().grantPermissions(['notifications'], { origin: server.url })
  await withoutPushService(page)
  const session = await page.context().newCDPSession(page)
  let registrationId = ''
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const each of registrations) if (!each.isDeleted) registrationId = each.registrationId
  })
  await session.send('ServiceWorker.enable')

  const [registered] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/register_astrologer_device/')),
    page.goto(`${server.url}/dashboard/astrologer/availability`),
  ])
  expect(registered.status()).toBe(201)
  expect(JSON.parse(registered.request().postDataJSON().token)).toEqual(SUBSCRIPTION)
  await expect(page.getByText('This device also rings when no page of this site is open.')).toBeVisible()
  const again: string[] = []
  page.on('request', (request) => request.url().includes('/register_') && again.push(request.url()))
  await page.reload()
  await expect(page.getByText('This device also rings when no page of this site is open.')).toBeVisible()
  expect(again).toEqual([])
  // The browser ends the subscription; the page is looked at again.
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/register_astrologer_device/') && response.ok()),
    page.evaluate(() => {
      sessionStorage.removeItem('subscribed')
      document.dispatchEvent(new Event('visibilitychange'))
    }),
  ])

  await expect.poll(() => registrationId).not.toBe('')
  const notice = { type: 'call-ringing', title: 'Incoming Call', body: 'Mira', tag: 'ring:1', url: '/dashboard' }
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  // The page is seen: it shows what happens, and closes the silent notification.
  await deliver(session, registrationId, server.url, {
    ...notice,
    type: 'booking-soon',
    title: 'Soon',
    tag: 'booking:1',
  })
  await expect(page.getByText('New message. Mira')).toBeVisible()
  await expect.poll(shown).toEqual([])
  // A page elsewhere is in front.
  const other = await page.context().newPage()
  await other.goto('about:blank')
  await page.goto('about:blank')
  await deliver(session, registrationId, server.url, notice)
  await page.goto(`${server.url}/terms`)
  await expect.poll(shown).toEqual([{ title: 'Incoming Call', body: 'Mira', tag: 'ring:1' }])
  // A message that comes while the page is visible takes the place of the one shown before, and the page closes it.
  await expect(async () => {
    await deliver(session, registrationId, server.url, { ...notice, type: 'call-cancelled', title: 'Call cancelled' })
    await expect.poll(shown, { timeout: 2_000 }).toEqual([])
  }).toPass()
})

test('permission is asked for by a button only; a browser that refuses says so', async ({
  browser,
  server,
  insertAstrologer,
}) => {
  const page = await logInAs(browser, server, await insertAstrologer())
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      permission = 'denied'
      return permission
    }
  })
  await page.goto(`${server.url}/dashboard/astrologer/availability`)
  await page.getByRole('button', { name: 'Allow notifications' }).click()
  await expect(page.getByText('Notifications are blocked for this site.', { exact: false })).toBeVisible()
})
