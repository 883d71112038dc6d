// The cookie of a login: `__Host-sid` with Secure in deployments. WebKit drops Secure cookies on http://localhost
// (https://bugs.webkit.org/show_bug.cgi?id=281149), so a local build over plain http sets `sid` without Secure.
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

type Form = { name: string; secure: boolean }

/** Name and attributes of the cookie for an address. Exported for tests; `local` is fixed by the build. */
export function loginCookieFor(url: string, local = __LOCAL__): Form {
  const secure = !(local && new URL(url).protocol === 'http:')
  return { name: secure ? '__Host-sid' : 'sid', secure }
}

export function readLoginCookie(c: Context): string | undefined {
  return getCookie(c, loginCookieFor(c.req.url).name)
}

export function hasLoginCookie(c: Context): boolean {
  return readLoginCookie(c) !== undefined
}

/** Sets or removes the login cookie on the answer. `maxAge` in seconds. */
export function setLoginCookie(c: Context, cookie: { value: string; maxAge: number } | null): void {
  const { value, maxAge } = cookie ?? { value: '', maxAge: 0 }
  c.header('set-cookie', formatLoginCookie(loginCookieFor(c.req.url), { value, maxAge }), { append: true })
}

/** The value of the Set-Cookie header. */
export function formatLoginCookie({ name, secure }: Form, cookie: { value: string; maxAge: number }): string {
  const parts = [`${name}=${cookie.value}`, 'Path=/', `Max-Age=${cookie.maxAge}`, 'HttpOnly']
  return [...parts, ...(secure ? ['Secure'] : []), 'SameSite=Lax'].join('; ')
}
