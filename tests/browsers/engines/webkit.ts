// WebKitGTK over WebDriver, on a display of its own. Its console is read from the driver's output.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { display, miniBrowser, webkitDriver } from '../../../scripts/lib/browsers/other-browsers.mjs'
import { findElement, type Query } from './find-element.ts'
import { type Driver, tabOf } from './tab.ts'

export async function startWebKit() {
  const screen = await startScreen()
  const drivers: (() => Promise<void>)[] = []
  return {
    /** Each tab has a driver and a browser of its own: a driver serves one browser. */
    async open() {
      const { driver, lines, stop } = await startDriver(screen.name)
      drivers.push(stop)
      return tabOf(driverOf(driver, lines))
    },
    async stop() {
      await Promise.all(drivers.map((stop) => stop()))
      screen.process.kill()
    },
  }
}

/** Xvfb chooses a free number and writes it to the file descriptor 3. */
async function startScreen(): Promise<{ name: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']
  const process = spawn(display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(process.stdio[3] as NodeJS.ReadableStream, 'data')
  return { name: `:${String(number).trim()}`, process }
}

async function startDriver(screen: string) {
  const port = await freePort()
  const env = { ...process.env, DISPLAY: screen, LIBGL_ALWAYS_SOFTWARE: '1' }
  const child = spawn(webkitDriver, [`--port=${port}`], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => lines.push(...`${text}`.split('\n')))
  const driver = await sessionOf(port)
  let stopped: Promise<void> | null = null
  const end = async () => {
    await driver.quit().catch(() => undefined)
    child.kill()
  }
  const stop = () => {
    stopped ??= end()
    return stopped
  }
  return { driver, lines, stop }
}

/** The driver listens a moment after its start: asked until it answers. */
async function sessionOf(port: number): Promise<WebDriver> {
  const options = {
    binary: miniBrowser(),
    args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
  }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${url}/status`)
      break
    } catch (error) {
      if (tries > 3_000) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return new Builder().usingServer(url).withCapabilities(capabilities).build()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

function driverOf(driver: WebDriver, lines: readonly string[]): Driver {
  // The driver does not wait for a smooth scroll to end before it looks whether the element is in sight.
  const inSight = `const found = (${findElement})(arguments[0])
    found?.scrollIntoView({ behavior: 'instant', block: 'center' })
    return found`
  const find = (query: Query) => driver.executeScript<WebElement>(inSight, query)
  return {
    go: (url) => driver.get(url),
    run: (source, argument) => driver.executeScript(`return (${source})(arguments[0])`, argument),
    click: async (query) => (await find(query)).click(),
    async type(query, text) {
      const field = await find(query)
      await field.clear()
      await field.sendKeys(text)
    },
    press: (key) =>
      driver
        .actions()
        .sendKeys(Key[key.toUpperCase() as 'ENTER'])
        .perform(),
    isQuiet: async () => undefined,
    errors: async () => lines.filter((line) => /CONSOLE \S+ ERROR/.test(line)),
  }
}
