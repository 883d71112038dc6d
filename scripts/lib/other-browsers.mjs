// Debian's Firefox and WebKitGTK, which tests drive over WebDriver where Playwright's own are not installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const firefox = '/usr/bin/firefox-esr'
export const webkitDriver = '/usr/bin/WebKitWebDriver'
/** A display without a screen: WebKitGTK has no headless mode. */
export const display = '/usr/bin/Xvfb'
const MINI_BROWSERS = ['4.1', '6.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
/** WebKit's own small browser, which the driver opens. */
export const miniBrowser = () => MINI_BROWSERS.find((each) => existsSync(each))

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
const INSTALL_MAX_MS = 600_000

/** Installs them as root on Debian; elsewhere nothing happens, and tests of a browser that is missing are skipped. */
export function installOtherBrowsers() {
  if ((hasFirefox() && hasWebKit()) || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log('Installing Firefox and WebKitGTK…')
  apt(['update', '-qq'])
  apt(['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES])
}

export const hasFirefox = () => existsSync(firefox)
export const hasWebKit = () => [webkitDriver, display].every((each) => existsSync(each)) && miniBrowser() !== undefined

/** @param {string[]} args */
function apt(args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: INSTALL_MAX_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
