// Browser tests of calls over Twilio: the product's pages with the real SDK, Chromium with a fake microphone, and the
// double where Twilio would be.
import { type Browser, type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test'
import type { TwilioDouble } from 'twilio-double'
import { insertAstrologer, insertUser, newName } from '#tests/support/database/insert-people.ts'
import type { Person } from '#tests/support/pages/people.ts'
import { startFastClock } from '#tests/support/rigs/fast-clock.ts'
import { headlessShell } from '../../../scripts/lib/browsers/chromium.mjs'
import { logInAs, onlineAs } from './browser-server.ts'
import type { Build, TestServer } from './server.ts'
import { startWithTwilio } from './start-with-twilio.ts'

export type ServerAndTwilio = { server: TestServer; twilio: TwilioDouble }

export const test = base.extend<
  object,
  ServerAndTwilio & { build: Build; clockRate: number; both: ServerAndTwilio; chrome: Browser }
>({
  /** The clocks of the server and of Twilio run so many times faster than the machine's. */
  clockRate: [1, { scope: 'worker', option: true }],
  build: ['local', { scope: 'worker', option: true }],
  both: [
    async ({ build, clockRate }, use) => {
      const clock = startFastClock(clockRate)
      // Phones ring and gathers wait half of their time.
      const { server, twilio } = await startWithTwilio(
        { speed: 2, lostSocketMs: 8_000, clock },
        { build, seeded: true, bindings: clock.bindings },
      )
      // The browser takes Secure cookies, and gives microphones, at localhost only.
      await use({ server: { ...server, url: server.url.replace('127.0.0.1', 'localhost') }, twilio })
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [async ({ both }, use) => use(both.server), { scope: 'worker' }],
  twilio: [async ({ both }, use) => use(both.twilio), { scope: 'worker' }],
  chrome: [
    async ({ twilio }, use) => {
      const chrome = await launch(twilio.chromiumArgs)
      await use(chrome)
      await chrome.close()
    },
    { scope: 'worker' },
  ],
})

export function launch(args: string[], executablePath = headlessShell): Promise<Browser> {
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', ...args] })
}

export type People = {
  astro: Page
  user: Page
  astrologer: Person
  client: Person
  astroId: string
  userId: string
}

/** An astrologer who is online, and a client with $50. `userBrowser`: the client's, where it is another one. */
export async function people(
  browser: Browser,
  server: TestServer,
  { userBrowser = browser }: { userBrowser?: Browser } = {},
): Promise<People> {
  const astrologer = await insertAstrologer(server, { name: newName('Tara') })
  const client = await insertUser(server, { name: newName('Mira'), cents: 5_000 })
  const astro = await onlineAs(browser, server, astrologer)
  const user = await logInAs(userBrowser, server, client)
  return { astro, user, astrologer, client, astroId: astrologer.id, userId: client.id }
}

/** A number of somebody's own, as if a code had verified it. */
export async function verified({ db }: TestServer, id: string, phone: string): Promise<string> {
  await db.prepare('UPDATE user SET phone = ?, phone_verified_at = ? WHERE id = ?').bind(phone, Date.now(), id).run()
  return phone
}

/** Asks on the profile. */
export async function askFor({ user, astroId }: People, server: TestServer, kind: 'Web call' | 'Phone call') {
  await user.goto(`${server.url}/astrologer/${astroId}`)
  await user.getByRole('radio', { name: kind }).check()
  await user.getByRole('button', { name: kind === 'Web call' ? 'Call Tara' : 'Call Tara by phone' }).click()
}

/** The astrologer answers by a button of the dialog; the page that opens. */
export async function answer({ astro }: People, button: string): Promise<Page> {
  await expect(astro.getByRole('alertdialog', { name: 'Incoming Call' })).toBeVisible()
  const [page] = await Promise.all([
    astro.context().waitForEvent('page'),
    astro.getByRole('button', { name: button }).click(),
  ])
  await page.waitForURL(/\/(phone-)?call\//)
  return page
}

export const sessionOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? ''

/** Both pages show that they speak. */
export async function speaking(...pages: Page[]): Promise<void> {
  for (const page of pages) await expect(page.getByText('Speaking', { exact: true })).toBeVisible()
}

/** From here on every page keeps what its status line and its legs say: some states pass quickly. */
export async function listening(...contexts: BrowserContext[]): Promise<void> {
  for (const context of contexts) await context.addInitScript(KEEP_WORDS)
}

/** The messages since the page was loaded, in order. */
export const saidBy = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)

const KEEP_WORDS = () => {
  const said: string[] = []
  Object.assign(window, { said })
  const last = new Map<number, string>()
  const look = () => {
    for (const [n, each] of document
      .querySelectorAll('section[aria-label="Call"] [role="status"], section[aria-label="The phones"] li')
      .entries()) {
      const text = each.textContent ?? ''
      if (last.get(n) !== text) said.push(text)
      last.set(n, text)
    }
  }
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Keeps the page's connections, so that what it hears can be measured. */
export async function measured(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.addInitScript(KEEP_CONNECTIONS)
}

const KEEP_CONNECTIONS = () => {
  const kept: RTCPeerConnection[] = []
  Object.assign(window, { kept })
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...given: ConstructorParameters<typeof RTCPeerConnection>) {
      super(...given)
      kept.push(this)
    }
  }
}

/** The energy of all sound that the page has heard so far. */
export function heardBy(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let energy = 0
    for (const connection of (window as unknown as { kept: RTCPeerConnection[] }).kept) {
      for (const each of (await connection.getStats()).values())
        if (each.type === 'inbound-rtp') energy += each.totalAudioEnergy ?? 0
    }
    return energy
  })
}

export type Receipt = {
  billable_seconds: number
  charge_cents: number
  price_cents: number
  held_cents: number
  end_reason: string
  ended_by: string | null
}

/** The receipt, once the session has ended; read by the page's own session. */
export async function receiptOf(page: Page, id: string): Promise<Receipt> {
  let receipt: Receipt | null = null
  await expect
    .poll(async () => {
      const { status, body } = await page.evaluate(async (id) => {
        const authorization = `Bearer ${localStorage.getItem('access')}`
        const response = await fetch(`/api/consultations/${id}/receipt/`, { headers: { authorization } })
        return { status: response.status, body: (await response.json()) as unknown }
      }, id)
      if (status === 200) receipt = body as Receipt
      return status
    })
    .toBe(200)
  return receipt as unknown as Receipt
}

/** Billed are the heard seconds. `late`: phones are let go by a request of their own after the button, some seconds later. */
export function expectBilled(billedSeconds: number, heard: number, late = 1): void {
  expect(billedSeconds).toBeLessThanOrEqual(heard + 1)
  expect(billedSeconds).toBeGreaterThanOrEqual(heard - late)
}

/** Seconds in which both sides were in the conference, by what Twilio wrote on its reports; lost ones included. */
export function heardSeconds(twilio: TwilioDouble, id: string): number {
  const inside = { user: 0, astro: 0 }
  const seen = new Set<string>()
  const events = twilio.webhooks.log
    .filter(({ kind, params }) => kind === 'conference' && params.FriendlyName === `session-${id}`)
    .filter(({ params }) => {
      const key = `${params.ConferenceSid}:${params.SequenceNumber}`
      return !seen.has(key) && seen.add(key)
    })
    .map(({ params, event }) => ({
      at: Date.parse(params.Timestamp ?? '') / 1000,
      seq: Number(params.SequenceNumber),
      event,
      side: params.ParticipantLabel as 'user' | 'astro',
    }))
    .sort((a, b) => a.at - b.at || a.seq - b.seq)
  let [total, since] = [0, Number.NaN]
  for (const { at, event, side } of events) {
    const both = inside.user > 0 && inside.astro > 0
    if (event === 'participant-join') inside[side] += 1
    if (event === 'participant-leave') inside[side] -= 1
    const now = inside.user > 0 && inside.astro > 0
    if (!both && now) since = at
    if (both && !now) total += at - since
  }
  return total
}

/** Cents for seconds: the one rule of the bill. */
export const chargeOf = (price: number, seconds: number) => Math.floor((price * seconds + 30) / 60)

export { expect, logInAs, onlineAs }
