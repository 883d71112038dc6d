// Support for push messages: not in Safari on iOS, except for an installed web app.
import { afterEach, expect, test, vi } from 'vitest'
import { canPush } from '#app/realtime/push/push.ts'

afterEach(() => vi.unstubAllGlobals())

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'

function browser({
  agent,
  installed = false,
  notifications = true,
}: {
  agent: string
  installed?: boolean
  notifications?: boolean
}) {
  vi.stubGlobal('navigator', { userAgent: agent, serviceWorker: {} })
  vi.stubGlobal('document', {})
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', notifications ? class {} : undefined)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: installed && query === '(display-mode: standalone)' }))
}

test.each([
  ['a tab of Safari on iOS', { agent: IPHONE }, false],
  ['an installed app on iOS', { agent: IPHONE, installed: true }, true],
  ['an installed app on an iOS without notifications', { agent: IPHONE, installed: true, notifications: false }, false],
  ['Chrome on Android', { agent: ANDROID }, true],
])('%s', (_, made, can) => {
  browser(made)
  expect(canPush()).toBe(can)
})
