// Built-in browsers of apps: they lack the microphone, notifications and the login of the phone's own browser.

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

/** `name`: null if the user agent does not name the app. */
export type AppBrowser = { name: string | null }

/**
 * Null in a regular browser. `installed`: opened from the home screen, where the user agent of iOS lacks Safari's name
 * as well.
 */
export function appBrowser(userAgent: string, installed = false): AppBrowser | null {
  const app = APPS.find(([sign]) => sign.test(userAgent))
  if (app) return { name: app[1] }
  const isWebView = /Android.*; wv\)/.test(userAgent)
  const isIosView = /iP(hone|ad|od).*AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent)
  return !installed && (isWebView || isIosView) ? { name: null } : null
}

/** The URL with which Android opens a page in the phone's own browser; null on other systems. */
export function intentFor(href: string, userAgent: string): string | null {
  if (!/Android/.test(userAgent)) return null
  const { protocol, host, pathname, search } = new URL(href)
  const scheme = protocol.slice(0, -1)
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
}
