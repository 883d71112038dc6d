// Playwright's own Firefox or WebKit, where somebody has installed it.
import { existsSync } from 'node:fs'
import { type BrowserType, firefox, type Page, webkit } from '@playwright/test'
import { findElement, type Query } from './find-element.ts'
import { type Driver, tabOf } from './tab.ts'

export const isInstalled = (type: BrowserType) => existsSync(type.executablePath())

const FIREFOX = {
  firefoxUserPrefs: {
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
    'media.autoplay.default': 0,
  },
}

export const startFirefox = () => start(firefox, FIREFOX)
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
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
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
    isQuiet: () => page.waitForLoadState('networkidle'),
    errors: async () => errors,
  }
}
