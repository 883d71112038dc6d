// The chart desk where things are not as they should be: two tabs, no time of birth, a keyboard alone, a small screen.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-server.ts'
import { endChat, startChat } from '../support/chat-pages.ts'
import { holdScripts } from '../support/hold-scripts.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const MEERA = { client: 'user@drishti.test', astrologer: 'astrologer@drishti.test', name: 'Meera Joshi' }
const withBirth = { ...MEERA, birth: 'Priya Raman' }
const drawn = (page: Page) => expect(page.getByRole('group', { name: /North Indian style/ })).toBeVisible()
const house = (page: Page, n: number) => page.getByRole('button', { name: new RegExp(`^House ${n}, `) })
const varga = (page: Page) => page.getByRole('combobox', { name: 'Chart', exact: true })
const message = (page: Page) => page.getByLabel('Message', { exact: true })

async function leave(user: Page, meera: Page): Promise<void> {
  await endChat(user)
  await expect(meera.getByText('Session ended', { exact: true }).first()).toBeVisible()
  for (const page of [user, meera]) await page.context().close()
}

test('two tabs of one side show one place, and either may point', async ({ browser, server }) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  for (const page of [user, meera]) await drawn(page)
  const second = await user.context().newPage()
  await second.goto(user.url())
  await drawn(second)
  await varga(meera).selectOption('9')
  for (const page of [user, second]) await expect(varga(page)).toHaveValue('9')
  await house(second, 6).press('Enter')
  await expect(meera.getByText('Priya points to the 6th house of D9 Navamsha')).toBeVisible()
  await expect(user.getByText('You point to the 6th house of D9 Navamsha')).toBeVisible()
  await user.getByRole('button', { name: 'Let go' }).click()
  await expect(meera.getByText('Priya points to')).toHaveCount(0)
  await expect(second.getByText(/^You point to/)).toHaveCount(0)
  // One tab looks around alone: the side does.
  await varga(user).selectOption('10')
  await expect(varga(second)).toHaveValue('10')
  await expect(meera.getByText('You and Priya look separately.')).toBeVisible()
  await second.close()
  await leave(user, meera)
})

test('of a birth without a time the desk says what a chart cannot tell', async ({ browser, server }) => {
  const { user, other: meera } = await startChat(browser, server, { ...MEERA, birth: 'Lakshmi Raman' })
  for (const page of [user, meera]) await drawn(page)
  await varga(meera).selectOption('9')
  for (const page of [user, meera])
    await expect(
      page.getByText('The time is unknown, and so are the lagna and the houses of D9 Navamsha.', { exact: false }),
    ).toBeVisible()
  await user.getByRole('button', { name: 'Share another birth' }).click()
  await user.getByLabel('Birth to share').selectOption('Karthik Iyer')
  await user.getByRole('dialog').getByRole('button', { name: 'Share a birth' }).click()
  await expect(meera.getByText('The time may be off by 30 minutes', { exact: false })).toBeVisible()
  // A chart that there is none of, named in a message.
  await message(meera).fill('See @Saturn in D13')
  await meera.keyboard.press('Enter')
  await user.getByRole('button', { name: 'Show Saturn in D13 in the chart' }).click()
  await expect(user.getByText('There is no chart D13', { exact: false })).toBeVisible()
  await varga(user).selectOption('1')
  await drawn(user)
  await leave(user, meera)
})

test('a desk that is opened before the scripts of the page came is drawn when they come', async ({
  browser,
  server,
}) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  await meera.setViewportSize({ width: 390, height: 800 })
  const release = await holdScripts(meera)
  await meera.reload({ waitUntil: 'commit' })
  await meera.getByText('Birth of Priya Raman').click()
  release()
  await drawn(meera)
  await leave(user, meera)
})

test('a birth whose scripts are late stays while the room has news, and opens as it was left', async ({
  browser,
  server,
}) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  await meera.setViewportSize({ width: 390, height: 800 })
  await meera.addInitScript(openWithFirstNews)
  const release = await holdScripts(meera, '**/assets/attached-birth-*.js')
  await meera.reload()
  await expect(meera.locator('html')).toHaveAttribute('data-opened')
  await message(user).fill('More news')
  await user.keyboard.press('Enter')
  await expect(meera.getByText('More news')).toBeVisible()
  await expect(meera.locator('details').filter({ hasText: 'Birth of Priya Raman' })).toHaveAttribute('open')
  release()
  await drawn(meera)
  await leave(user, meera)
})

/** In the page: opens the birth in the task in which the room's first news come, once the page has heard them. */
function openWithFirstNews(): void {
  window.WebSocket = class extends WebSocket {
    override addEventListener(type: string, hear: (event: Event) => void) {
      super.addEventListener(type, (event) => {
        hear(event)
        const { dataset } = document.documentElement
        // Her page has another socket, of the line.
        if (type !== 'message' || dataset.opened || !`${(event as MessageEvent).data}`.includes('"type":"state"'))
          return
        dataset.opened = 'true'
        for (const birth of document.querySelectorAll('summary')) birth.click()
      })
    }
  } as typeof WebSocket
}

test('by the keyboard alone: open, move, point, let go, close', async ({ browser, server }) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  await meera.setViewportSize({ width: 390, height: 800 })
  await meera.reload()
  await meera.waitForFunction(() => window.__started)
  await drawn(user)
  const press = async (...keys: string[]) => {
    for (const key of keys) await meera.keyboard.press(key)
  }
  await meera.locator('summary').filter({ hasText: 'Birth of Priya Raman' }).focus()
  await press('Enter')
  await drawn(meera)
  await reach(meera, (name) => name === 'Chart', 'tab')
  await press('Tab', 'Tab', 'Tab')
  await reach(meera, (name) => name.startsWith('House 1,'), 'button')
  await press('ArrowRight', 'ArrowRight', 'Enter')
  await expect(user.getByText('Meera points to the 3rd house')).toBeVisible()
  await press('Enter')
  await expect(user.getByText('Meera points to')).toHaveCount(0)
  await meera.getByRole('tab', { name: 'Chart' }).focus()
  await press('ArrowRight')
  await expect(user.getByRole('tab', { name: 'Planets' })).toHaveAttribute('aria-selected', 'true')
  await reach(meera, (name) => name.startsWith('Point to Saturn'), 'button')
  await press('Enter')
  await expect(user.getByText('Meera points to Saturn in the 11th house')).toBeVisible()
  await press('Escape')
  await expect(meera.getByRole('tab', { name: 'Planets' })).toBeHidden()
  await leave(user, meera)
})

/** Goes on by Tab until the focus stands on it. */
async function reach(page: Page, is: (name: string) => boolean, role: string): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    const [name, found] = await page.evaluate(() => {
      const at = document.activeElement
      return [at?.getAttribute('aria-label') ?? at?.textContent ?? '', at?.getAttribute('role') ?? at?.localName ?? '']
    })
    if (found === role && is(name ?? '')) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The focus never reached a ${role}.`)
}

test('at 390 px with the keyboard open the field stays in sight, beside the desk and under its menu', async ({
  browser,
  server,
}) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  await drawn(meera)
  await user.setViewportSize({ width: 390, height: 844 })
  await user.reload()
  await user.getByText('You share the birth of Priya Raman').click()
  await drawn(user)
  // The keyboard takes half of the height.
  await user.setViewportSize({ width: 390, height: 430 })
  await message(user).focus()
  await message(user).pressSequentially('About @Sat')
  await expect(message(user)).toBeInViewport({ ratio: 1 })
  expect(await covers(message(user))).toBe(false)
  await expect(user.getByRole('option', { name: /@Saturn/ })).toBeInViewport({ ratio: 1 })
  await user.keyboard.press('Enter')
  await user.keyboard.press('Enter')
  await expect(user.getByRole('button', { name: 'Show Saturn in the chart' })).toBeAttached()
  await leave(user, meera)
})

/** Something else lies over the middle of it. */
const covers = (field: ReturnType<typeof message>) =>
  field.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return !(top && (top === node || node.contains(top)))
  })

test('the engine works beside the page: letters appear while a chart is cast, and nothing moves that should not', async ({
  browser,
  server,
}) => {
  const { user, other: meera } = await startChat(browser, server, withBirth)
  await drawn(meera)
  await user.emulateMedia({ reducedMotion: 'reduce' })
  const slow = await user.context().newCDPSession(user)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await user.reload()
  await message(user).pressSequentially('Typed while the engine works')
  await expect(message(user)).toHaveValue('Typed while the engine works')
  await drawn(user)
  expect(user.workers().some((worker) => worker.url().includes('engine.worker'))).toBe(true)
  await house(meera, 8).press('Enter')
  await expect(house(user, 8)).toHaveAttribute('data-finger', 'theirs')
  const moving = await user.evaluate(
    () => document.getAnimations().filter((each) => each.playState === 'running').length,
  )
  expect(moving).toBe(0)
  await leave(user, meera)
})
