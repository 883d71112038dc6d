// The Chromium of the browser tests: the one that CHROMIUM_PATH names, Playwright's, Debian's, or Chrome where it is usually installed.
import { existsSync } from 'node:fs'
import { chromium as playwright } from '@playwright/test'
import { canInstall, installPackages } from './apt.mjs'

/** @type {Record<string, string[]>} */
const USUAL_PATHS = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
}
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
const WINDOWS_PATH = 'Google\\Chrome\\Application\\chrome.exe'
/** Debian's headless shell: a new page takes less than half the time of the whole browser. It has no push messages. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell'
const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell', 'fonts-liberation']

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
  const onWindows = WINDOWS_FOLDERS.flatMap((name) => (env[name] ? [`${env[name]}\\${WINDOWS_PATH}`] : []))
  const paths = platform === 'win32' ? onWindows : (USUAL_PATHS[platform] ?? [])
  const chromium = [own, ...paths].find((each) => exists(each))
  if (!chromium) return null
  if (chromium === own) return { chromium, shell: undefined }
  return { chromium, shell: platform === 'linux' && exists(DEBIAN_SHELL) ? DEBIAN_SHELL : chromium }
}

const found = findChromium()
/** The whole browser; undefined where there is none. */
export const chromium = found?.chromium
/** The `executablePath` of the headless shell; undefined for Playwright's own. */
export const headlessShell = found?.shell

/** As root on Debian it is installed. Throws with the command that helps. */
export function ensureChromium() {
  if (found) return
  if (canInstall()) {
    console.log('Installing Chromium…')
    installPackages(DEBIAN_PACKAGES)
  }
  if (!findChromium()) throw new Error('No Chromium was found. This installs one: npx playwright install chromium')
}
