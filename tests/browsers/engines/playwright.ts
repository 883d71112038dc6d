// Playwright's own Firefox or WebKit, where somebody has installed it.
import { existsSync } from 'node:fs'
import { type BrowserType, expect, firefox, type Page, type Request, webkit } from '@playwright/test'
import { findElement, type Query } from './find-element.ts'
import { LEFT_BEHIND, PREFERENCES } from './firefox.ts'
import { type Driver, tabOf } from './tab.ts'

export const isInstalled = (type: BrowserType) => existsSync(type.executablePath())

export const startFirefox = () => start(firefox, { firefoxUserPrefs: PREFERENCES })
export const startWebKit = () => start(webkit, {})

async function start(type: BrowserType, options: Parameters<BrowserType['launch']>[0]) {
  const browser = await type.launch(options)
  return {
    async open() {
      const context = await browser.newContext()
      return {
        ...tabOf(driverOf(await context.newPage())),
        /** The tab that the page opens when something is done in it. */
        async opens(act: () => Promise<void>) {
          const [page] = await Promise.all([context.waitForEvent('page'), act()])
          return tabOf(driverOf(page))
        },
      }
    },
    stop: () => browser.close(),
  }
}

function driverOf(page: Page): Driver {
  const errors: string[] = []
  const note = (error: string) => {
    if (!LEFT_BEHIND.test(error)) errors.push(error)
  }
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const find = async (query: Query) => {
    const element = (await page.evaluateHandle(findElement, query)).asElement()
    if (!element) throw new Error(`no ${JSON.stringify(query)}`)
    return element
  }
  return {
    go: async (url) => void (await page.goto(url)),
    run: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument)})`) as Promise<never>,
    click: async (query) => (await find(query)).click(),
    type: async (query, text) => (await find(query)).fill(text),
    press: (key) => page.keyboard.press(key),
    isQuiet: () => expect.poll(() => open.size, { message: 'waits for open requests' }).toBe(0),
    errors: async () => errors,
  }
}
