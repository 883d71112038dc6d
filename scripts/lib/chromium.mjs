// The browsers of the browser tests: Debian's, or others that are installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PROGRAMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const SHELL = '/usr/bin/chromium-headless-shell'
/** Without a network apt waits for minutes at each address. */
const INSTALL_MAX_MS = 300_000
const PACKAGES = { chromium: ['chromium', 'fonts-liberation'], shell: ['chromium-headless-shell'] }

/** The whole browser; undefined where there is none. */
export const chromium = PROGRAMS.find((each) => existsSync(each))

/**
 * The browser without windows: a new page costs it less than half the time, because the whole browser draws a
 * window with toolbars for each context, headless or not. It knows no push messages.
 */
export const headlessShell = existsSync(SHELL) ? SHELL : chromium

/** Installs them as root on Debian. Without the headless shell the whole browser does its work, more slowly. */
export function ensureChromium() {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  const whole = PROGRAMS.some((each) => existsSync(each))
  if (!whole && !debian) throw new Error('The browser tests need Chromium at /usr/bin/chromium.')
  if (!debian || (whole && existsSync(SHELL))) return
  console.log('Installing Chromium…')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', timeout: INSTALL_MAX_MS })
  if (!whole && !installed(PACKAGES.chromium)) throw new Error('Chromium could not be installed from Debian.')
  if (!installed(PACKAGES.shell)) console.log('Chromium’s headless shell could not be installed: the tests are slower.')
}

/** @param {string[]} packages */
function installed(packages) {
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: INSTALL_MAX_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
