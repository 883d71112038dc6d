// The browser of the browser tests: Debian's, or another one that is installed.
import { existsSync } from 'node:fs'

/** Its program; undefined where there is none. */
export const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)
