import { expect, test } from 'vitest'
import { formatLoginCookie, loginCookieFor } from '#workers/http/callers/login-cookie.ts'

const cookie = { value: 'v', maxAge: 60 }
const set = (url: string, local: boolean) => formatLoginCookie(loginCookieFor(url, local), cookie)

test('a deployed product sets __Host-sid with Secure, whatever the address says', () => {
  const wanted = '__Host-sid=v; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax'
  expect(set('https://drishti.example/', false)).toBe(wanted)
  expect(set('http://drishti.example/', false)).toBe(wanted)
})

test('a local build needs no Secure over plain http, which WebKit would drop, and has it over https', () => {
  expect(set('http://localhost:8787/', true)).toBe('sid=v; Path=/; Max-Age=60; HttpOnly; SameSite=Lax')
  expect(set('https://localhost:8787/', true)).toContain('__Host-sid=v; Path=/; Max-Age=60; HttpOnly; Secure')
})
