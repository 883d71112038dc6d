// The chart desk where things are not as they should be: two tabs, late scripts, a keyboard alone, a small screen.
import type { Page } from '@playwright/test'
import { drawn, house, leave, message, startDesk, varga } from '#tests/support/pages/desk-pages.ts'
import { holdScripts } from '#tests/support/pages/hold-scripts.ts'
import { isCovered } from '#tests/support/screens/covered-controls.ts'
import { expect, test } from '#tests/support/servers/browser-server.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('two tabs of one side show one place, and either may point', async ({ browser, server, people }) => {
  const { user, other: tara } = await startDesk(browser, server, people)
  await drawn(user, tara)
  const second = await user.context().newPage()
  await second.goto(user.url())
  await drawn(second)
  await varga(tara).selectOption('9')
  for (const page of [user, second]) await expect(varga(page)).toHaveValue('9')
  await house(second, 6).press('Enter')
  await expect(tara.getByText('Mira points to the 6th house of D9 Navamsha')).toBeVisible()
  await expect(user.getByText('You point to the 6th house of D9 Navamsha')).toBeVisible()
  await user.getByRole('button', { name: 'Let go' }).click()
  await expect(tara.getByText('Mira points to')).toHaveCount(0)
  await expect(second.getByText(/^You point to/)).toHaveCount(0)
  // One tab looks around alone: the side does.
  await varga(user).selectOption('10')
  await expect(varga(second)).toHaveValue('10')
  await expect(tara.getByText('You and Mira look separately.')).toBeVisible()
  await second.close()
  await leave(user, tara)
})

test('a desk that is opened before the scripts of the page came is drawn when they come', async ({
  browser,
  server,
  people,
}) => {
  const { user, other: tara } = await startDesk(browser, server, people)
  await tara.setViewportSize({ width: 390, height: 800 })
  const release = await holdScripts(tara)
  await tara.reload({ waitUntil: 'commit' })
  await tara.getByText('Birth of Priya Raman').click()
  release()
  await drawn(tara)
  await leave(user, tara)
})

test('a birth whose scripts are late stays while the room has news, and opens as it was left', async ({
  browser,
  server,
  people,
}) => {
  const { user, other: tara } = await startDesk(browser, server, people)
  await tara.setViewportSize({ width: 390, height: 800 })
  await tara.addInitScript(openWithFirstNews)
  const release = await holdScripts(tara, /\/assets\/desk-[\w-]{8}\.js$/)
  await tara.reload()
  await expect(tara.locator('html')).toHaveAttribute('data-opened')
  await message(user).fill('More news')
  await user.keyboard.press('Enter')
  await expect(tara.getByRole('button', { name: 'More news' })).toBeVisible()
  await expect(tara.locator('details').filter({ hasText: 'Birth of Priya Raman' })).toHaveAttribute('open')
  release()
  await drawn(tara)
  await leave(user, tara)
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

test('by the keyboard alone: open, move, point, let go, close', async ({ browser, server, people }) => {
  const { user, other: tara } = await startDesk(browser, server, people)
  await tara.setViewportSize({ width: 390, height: 800 })
  await tara.reload()
  await tara.waitForFunction(() => window.__started)
  await drawn(user)
  const press = async (...keys: string[]) => {
    for (const key of keys) await tara.keyboard.press(key)
  }
  await tara.locator('summary').filter({ hasText: 'Birth of Priya Raman' }).focus()
  await press('Enter')
  await drawn(tara)
  await reach(tara, (name) => name === 'Chart', 'tab')
  await press('Tab', 'Tab', 'Tab')
  await reach(tara, (name) => name.startsWith('House 1,'), 'button')
  await press('ArrowRight', 'ArrowRight', 'Enter')
  await expect(user.getByText('Tara points to the 3rd house')).toBeVisible()
  await press('Enter')
  await expect(user.getByText('Tara points to')).toHaveCount(0)
  await tara.getByRole('tab', { name: 'Chart' }).focus()
  await press('ArrowRight')
  await expect(user.getByRole('tab', { name: 'Planets' })).toHaveAttribute('aria-selected', 'true')
  await reach(tara, (name) => name.startsWith('Point to Saturn'), 'button')
  await press('Enter')
  await expect(user.getByText('Tara points to Saturn in the 11th house')).toBeVisible()
  await press('Escape')
  await expect(tara.getByRole('tab', { name: 'Planets' })).toBeHidden()
  await leave(user, tara)
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
  people,
}) => {
  const { user, other: tara } = await startDesk(browser, server, people)
  await drawn(tara)
  await user.setViewportSize({ width: 390, height: 844 })
  await user.reload()
  await user.getByText('You share the birth of Priya Raman').click()
  await drawn(user)
  // The keyboard takes half of the height.
  await user.setViewportSize({ width: 390, height: 430 })
  await message(user).focus()
  await message(user).pressSequentially('About @Sat')
  await expect(message(user)).toBeInViewport({ ratio: 1 })
  expect(await isCovered(message(user))).toBe(false)
  await expect(user.getByRole('option', { name: /@Saturn/ })).toBeInViewport({ ratio: 1 })
  await user.keyboard.press('Enter')
  await user.keyboard.press('Enter')
  await user.getByRole('button', { name: 'About @Saturn' }).click()
  await expect(user.getByRole('button', { name: 'Show Saturn in the chart' })).toBeVisible()
  await leave(user, tara)
})

test('the engine works beside the page: letters appear while a chart is cast, and nothing moves that should not', async ({
  browser,
  server,
  people,
}) => {
  const { user, other: tara } = await startDesk(browser, server, people)
  await drawn(tara)
  await user.emulateMedia({ reducedMotion: 'reduce' })
  const slow = await user.context().newCDPSession(user)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await user.reload()
  await message(user).pressSequentially('Typed while the engine works')
  await expect(message(user)).toHaveValue('Typed while the engine works')
  await drawn(user)
  expect(user.workers().some((worker) => worker.url().includes('engine.worker'))).toBe(true)
  await house(tara, 8).press('Enter')
  await expect(house(user, 8)).toHaveAttribute('data-finger', 'theirs')
  const moving = await user.evaluate(
    () => document.getAnimations().filter((each) => each.playState === 'running').length,
  )
  expect(moving).toBe(0)
  await leave(user, tara)
})
