// Rings of chats beside their journey: what the dialog tells, what silences it, what ends it.
import type { Browser, Page } from '@playwright/test'
import { ask } from '#tests/support/pages/chat-pages.ts'
import type { Person } from '#tests/support/pages/people.ts'
import { type ClientAndAstrologer, expect, logInAs, onlineAs, test } from '#tests/support/servers/browser-server.ts'
import type { TestServer } from '#tests/support/servers/server.ts'

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Incoming Chat' })

/** A browser that plays no sound before its page was touched. */
async function refuseSound(page: Page): Promise<void> {
  await page.evaluate(() => {
    const play = HTMLMediaElement.prototype.play
    let touched = false
    addEventListener('pointerdown', () => (touched = true), { once: true, capture: true })
    HTMLMediaElement.prototype.play = function refusing() {
      return touched ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'))
    }
  })
}

async function ring(page: Page, server: TestServer, astrologer: Person): Promise<void> {
  await ask(page, server, astrologer)
  await expect(page.getByText(`Ringing ${astrologer.name}`)).toBeVisible()
}

/** A ring on a page that the browser lets play no sound yet. */
async function ringWithoutSound(browser: Browser, server: TestServer, people: ClientAndAstrologer) {
  const tara = await onlineAs(browser, server, people.astrologer)
  const user = await logInAs(browser, server, people.client)
  await refuseSound(tara)
  await ring(user, server, people.astrologer)
  return { tara, user }
}

test('a request that is rejected before the waiting page could join says so all the same', async ({
  browser,
  server,
  people,
}) => {
  const tara = await onlineAs(browser, server, people.astrologer)
  const user = await logInAs(browser, server, people.client)
  // The ticket for the room comes only after the astrologer has answered.
  await user.route('**/api/live/ticket/', async (route) => {
    if (!route.request().postData()?.includes('consultation')) return route.continue()
    await expect(tara.getByRole('alertdialog')).toBeHidden()
    await route.continue()
  })
  await Promise.all([ask(user, server, people.astrologer), tara.getByRole('button', { name: 'Reject' }).click()])
  await expect(user.getByText(`${people.astrologer.name} could not take it just then.`)).toBeVisible()
  await expect(user.getByText('Nothing was charged.')).toBeVisible()
})

test('the ring names caller, kind and pay; sound can be turned on; Escape silences, only the button rejects', async ({
  browser,
  server,
  people,
}) => {
  const { tara, user } = await ringWithoutSound(browser, server, people)
  await expect(dialogOf(tara)).toHaveAccessibleDescription(/^Mira .*Chat.*You earn.*a minute.*Longest.*min/)
  await tara.getByRole('button', { name: 'Turn on ring sound' }).click()
  await expect(tara.getByText('This browser plays no sound')).toBeHidden()
  // A key within the first moment answers nothing.
  await expect(async () => {
    await tara.keyboard.press('Escape')
    await expect(tara.getByText('The sound of this ring is off.')).toBeVisible({ timeout: 100 })
  }).toPass()
  await tara.keyboard.press('Escape')
  await expect(dialogOf(tara)).toBeVisible()
  await expect(user.getByText(`Ringing ${people.astrologer.name}`)).toBeVisible()
  await tara.getByRole('button', { name: 'Reject' }).click()
  await expect(user.getByText(`${people.astrologer.name} could not take it just then.`)).toBeVisible()
})

test('the first press on a page that plays no sound yet accepts: its button stays where it is', async ({
  browser,
  server,
  people,
}) => {
  const { tara } = await ringWithoutSound(browser, server, people)
  await expect(tara.getByRole('button', { name: 'Turn on ring sound' })).toBeVisible()
  await tara.getByRole('button', { name: 'Accept Chat' }).click()
  await expect(tara).toHaveURL(/\/chat\//)
})

test('a caller on another page keeps the ring; closing that page withdraws it', async ({ browser, server, people }) => {
  const tara = await onlineAs(browser, server, people.astrologer)
  const user = await logInAs(browser, server, people.client)
  await ring(user, server, people.astrologer)
  await user.goto(`${server.url}/dashboard/user/wallet`)
  await expect(user.getByText(`Ringing ${people.astrologer.name}`)).toBeVisible()
  // A request whose page is closed is withdrawn after 10 s: this one rings for longer.
  await expect(dialogOf(tara).getByText(/automatically in 00:2\d/)).toBeVisible({ timeout: 30_000 })
  await user.close()
  await expect(tara.getByText(`${people.client.name} left before you answered`)).toBeVisible()
  await expect(dialogOf(tara)).toBeHidden()
})

test('sounds switched off stay off in this browser: a ring is shown, vibrates, and plays nothing', async ({
  browser,
  server,
  people,
}) => {
  const tara = await onlineAs(browser, server, people.astrologer)
  await tara.goto(`${server.url}/dashboard/astrologer/availability`)
  await tara.getByRole('switch', { name: 'Sounds' }).uncheck()
  await expect(tara.getByText('This browser plays no sounds.', { exact: false })).toBeVisible()
  await tara.addInitScript(() => {
    HTMLMediaElement.prototype.play = function noted() {
      document.documentElement.dataset.played = this.src
      return Promise.resolve()
    }
    navigator.vibrate = (pattern) => {
      document.documentElement.dataset.vibrated = String(pattern)
      return true
    }
  })
  await tara.reload()
  await expect(tara.getByRole('switch', { name: 'Sounds' })).not.toBeChecked()
  // No browser vibrates on a page that nobody touched.
  await tara.getByRole('heading', { level: 1 }).click()
  const user = await logInAs(browser, server, people.client)
  await ring(user, server, people.astrologer)
  await expect(dialogOf(tara).getByText('Sounds are off in this browser.')).toBeVisible()
  await expect(tara.locator('html')).toHaveAttribute('data-vibrated', '400,200,400')
  await expect(tara.locator('html')).not.toHaveAttribute('data-played')
})

test('“Contact” of the strip opens the dialog of an astrologer who is there', async ({ browser, server, people }) => {
  await onlineAs(browser, server, people.astrologer)
  const user = await logInAs(browser, server, people.client)
  await user.goto(`${server.url}/astrologers?astrologer_id=${people.astrologer.id}&name=Tara`)
  const dialog = user.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: `Talk to ${people.astrologer.name}` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})
