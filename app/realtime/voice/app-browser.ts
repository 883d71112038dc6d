// Browsers inside of other apps: without a microphone, notifications or the log-in of the phone's own browser.

const APPS: readonly (readonly [RegExp, string])[] = [
  [/Instagram/, 'Instagram'],
  [/MessengerForiOS|Orca-Android/, 'Messenger'],
  [/FBA[NV]|FB_IAB/, 'Facebook'],
  [/WhatsApp\//, 'WhatsApp'],
  [/\bLine\//, 'LINE'],
  [/musical_ly|BytedanceWebview|TikTok/, 'TikTok'],
  [/Snapchat/, 'Snapchat'],
  [/LinkedInApp/, 'LinkedIn'],
  [/Twitter/, 'X'],
  [/Pinterest\//, 'Pinterest'],
  [/MicroMessenger/, 'WeChat'],
]

/** `name`: null for an app without a name in its user agent. */
export type AppBrowser = { name: string | null }

/** Null in a browser of its own. `installed`: opened from the home screen, where iOS leaves Safari's name out as well. */
export function appBrowser(userAgent: string, installed = false): AppBrowser | null {
  const app = APPS.find(([sign]) => sign.test(userAgent))
  if (app) return { name: app[1] }
  const isWebView = /Android.*; wv\)/.test(userAgent)
  const isIosView = /iP(hone|ad|od).*AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent)
  return !installed && (isWebView || isIosView) ? { name: null } : null
}

/** The address by which Android opens a page in the browser of the phone; null elsewhere. */
export function intentFor(href: string, userAgent: string): string | null {
  if (!/Android/.test(userAgent)) return null
  const { protocol, host, pathname, search } = new URL(href)
  const scheme = protocol.slice(0, -1)
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
}
