// The cookie that identifies a browser with an earlier login. It grants no access, only separate counters of login attempts.
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { formatLoginCookie, loginCookieFor } from './login-cookie.ts'

/** Browsers limit cookies to 400 days. */
const MAX_AGE = 400 * 86_400

function formFor(url: string) {
  const { secure } = loginCookieFor(url)
  return { name: secure ? '__Host-device' : 'device', secure }
}

export function readDeviceCookie(c: Context): string | undefined {
  return getCookie(c, formFor(c.req.url).name)
}

export function setDeviceCookie(c: Context, value: string): void {
  c.header('set-cookie', formatLoginCookie(formFor(c.req.url), { value, maxAge: MAX_AGE }), { append: true })
}
