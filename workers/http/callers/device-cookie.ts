// The cookie by which a browser that logged in before is known: it opens nothing, it only has tries of its own.
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { formatLoginCookie, loginCookieFor } from './login-cookie.ts'

/** Browsers keep cookies for 400 days at most. */
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
