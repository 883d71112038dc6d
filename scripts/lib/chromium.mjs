// The Chromium of the browser tests: the one that CHROMIUM_PATH names, Playwright's, Debian's, or Chrome where it is usually installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium as playwright } from '@playwright/test'

const USUAL_PATHS = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
    (name) => `${process.env[name]}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
}
/** Debian's browser without windows: a new page costs it less than half the time of the whole browser. It takes no push messages. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell'
const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation']
/** Without a network apt waits for minutes at each address. */
const INSTALL_MAX_MS = 300_000

/**
 * The whole browser, and the one that tests without push messages take: undefined stands for Playwright's own headless shell. Null
 * where no browser is found.
 * @param {{ env?: Record<string, string | undefined>, platform?: string, exists?: (path: string) => boolean, own?: string }} [machine]
 * @returns {{ chromium: string, shell: string | undefined } | null}
 */
export function findChromium({
  env = process.env,
  platform = process.platform,
  exists = existsSync,
  own = playwright.executablePath(),
} = {}) {
  if (env.CHROMIUM_PATH) return { chromium: env.CHROMIUM_PATH, shell: env.CHROMIUM_PATH }
  const paths = USUAL_PATHS[/** @type {keyof typeof USUAL_PATHS} */ (platform)] ?? []
  const chromium = [own, ...paths].find((each) => exists(each))
  if (!chromium) return null
  if (chromium === own) return { chromium, shell: undefined }
  return { chromium, shell: platform === 'linux' && exists(DEBIAN_SHELL) ? DEBIAN_SHELL : chromium }
}

const found = findChromium()
/** The whole browser; undefined where there is none. */
export const chromium = found?.chromium
/** The `executablePath` of a browser without windows. */
export const headlessShell = found?.shell

/** As root on Debian it is installed. Throws with the command that helps. */
export function ensureChromium() {
  if (found) return
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (debian) {
    console.log('Installing Chromium…')
    apt(['update', '-qq'])
    apt(['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES])
  }
  if (!findChromium()) throw new Error('No Chromium was found. This installs one: npx playwright install chromium')
}

/** @param {string[]} args */
function apt(args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: INSTALL_MAX_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
