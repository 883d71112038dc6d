// Firefox over WebDriver BiDi, with a microphone of its own that needs no permission.
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { firefox } from '../../../scripts/lib/browsers/other-browsers.mjs'
import { findElement, type Query } from './find-element.ts'
import { type Driver, tabOf } from './tab.ts'

/** A microphone that needs no permission, and calls between two browsers of this machine. */
export const PREFERENCES = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // Both browsers are on this machine: they find each other by its loopback address.
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
}

// Requests that were open when a page was left: the routes of its links, a font (2152398850 is NS_BINDING_ABORTED), and the end of the
// answer to a log-in, whose tokens lead to the next page at once.
export const LEFT_BEHIND = /Failed to fetch manifest patches|status=2152398850|Error in input stream/

export async function startFirefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    // A busy machine takes long to start a browser, and to answer.
    timeout: 100_000,
    protocolTimeout: 100_000,
    extraPrefsFirefox: PREFERENCES,
  })
  return {
    async open() {
      const context = await browser.createBrowserContext()
      const tab = tabOf(driverOf(await context.newPage()))
      return {
        ...tab,
        /** The tab that the page opens when something is done in it. */
        async opens(act: () => Promise<void>) {
          const opened = new Promise<Page>((resolve) =>
            context.once('targetcreated', async (target) => {
              const page = await target.page()
              if (page) resolve(page)
            }),
          )
          await act()
          return tabOf(driverOf(await opened))
        },
      }
    },
    stop: () => browser.close(),
  }
}

function driverOf(page: Page): Driver {
  page.setDefaultTimeout(100_000)
  const errors: string[] = []
  const note = (error: string) => {
    if (!LEFT_BEHIND.test(error)) errors.push(error)
  }
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  const find = async (query: Query) => {
    const handle = await page.evaluateHandle(findElement, query)
    return handle as ElementHandle<HTMLElement>
  }
  return {
    go: async (url) => void (await page.goto(url)),
    run: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument)})`) as Promise<never>,
    click: async (query) => (await find(query)).click(),
    async type(query, text) {
      const field = await find(query)
      await field.click()
      await field.evaluate((element) => (element as HTMLInputElement).select())
      await field.type(text)
    },
    press: (key) => page.keyboard.press(key),
    isQuiet: () => page.waitForNetworkIdle({ idleTime: 250, timeout: 60_000 }),
    errors: async () => errors,
  }
}
