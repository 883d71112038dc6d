// The browser of the browser tests: Debian's, or another one that is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PROGRAMS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Its program; undefined where there is none. */
export const chromium = PROGRAMS.find((each) => existsSync(each))

/** Installs it as root on Debian. */
export function ensureChromium() {
  if (PROGRAMS.some((each) => existsSync(each))) return
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!debian) throw new Error('The browser tests need Chromium at /usr/bin/chromium.')
  console.log('Installing Chromium…')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const packages = ['chromium', 'fonts-liberation']
  const done = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (done.status !== 0) throw new Error('Chromium could not be installed from Debian.')
}
