import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** The engines beside Chromium: each starts a browser that opens tabs. */
export const engines = { Firefox: startFirefox, WebKit: startWebKit } as const
export type { Tab } from './tab.ts'
