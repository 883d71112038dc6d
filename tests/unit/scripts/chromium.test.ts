import { expect, test } from 'vitest'
import { findChromium } from '../../../scripts/lib/browsers/chromium.mjs'

const OWN = '/home/mira/.cache/playwright/chrome'
const find = (platform: string, paths: string[], env: Record<string, string> = {}) =>
  findChromium({ platform, env, own: OWN, exists: (path: string) => paths.includes(path) })

test('CHROMIUM_PATH names the browser', () => {
  expect(find('linux', [OWN], { CHROMIUM_PATH: '/opt/chromium' })).toEqual({
    chromium: '/opt/chromium',
    shell: '/opt/chromium',
  })
})

test('an installed browser of Playwright comes before those of the system, with its own headless shell', () => {
  expect(find('linux', [OWN, '/usr/bin/chromium'])).toEqual({ chromium: OWN, shell: undefined })
})

test('Debian’s headless shell is taken where it is installed', () => {
  const debian = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
  expect(find('linux', debian)).toEqual({ chromium: debian[0], shell: debian[1] })
  expect(find('linux', debian.slice(0, 1))).toEqual({ chromium: debian[0], shell: debian[0] })
})

test('Chrome is found in its usual place on macOS', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(find('darwin', [chrome])).toEqual({ chromium: chrome, shell: chrome })
})

test('Chrome is found in its usual place on Windows', () => {
  const folder = 'C:\\Program Files'
  const chrome = `${folder}\\Google\\Chrome\\Application\\chrome.exe`
  expect(find('win32', [chrome], { PROGRAMFILES: folder })).toEqual({ chromium: chrome, shell: chrome })
  expect(find('win32', [])).toBeNull()
})

test('no browser is found where there is none', () => {
  expect(find('linux', [])).toBeNull()
  expect(find('freebsd', [])).toBeNull()
})
