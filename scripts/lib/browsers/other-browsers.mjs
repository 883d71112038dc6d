// Debian's Firefox and WebKitGTK, which tests drive over WebDriver where Playwright's own are not installed.
import { existsSync } from 'node:fs'
import { firefox as playwrightFirefox, webkit as playwrightWebKit } from '@playwright/test'
import { canInstall, installPackages } from './apt.mjs'

export const firefox = '/usr/bin/firefox-esr'
export const webkitDriver = '/usr/bin/WebKitWebDriver'
/** A display without a screen: WebKitGTK has no headless mode. */
export const display = '/usr/bin/Xvfb'
const MINI_BROWSERS = ['4.1', '6.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
/** WebKit's own small browser, which the driver opens. */
export const miniBrowser = () => MINI_BROWSERS.find((each) => existsSync(each))

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/** Installs those that are missing, as root on Debian. Elsewhere tests of a missing browser are skipped. */
export function installOtherBrowsers() {
  const own = [playwrightFirefox, playwrightWebKit].every((type) => existsSync(type.executablePath()))
  if (own || (hasFirefox() && hasWebKit()) || !canInstall()) return
  console.log('Installing Firefox and WebKitGTK…')
  installPackages(PACKAGES)
}

export const hasFirefox = () => existsSync(firefox)
export const hasWebKit = () => [webkitDriver, display].every((each) => existsSync(each)) && miniBrowser() !== undefined
