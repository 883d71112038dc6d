// Well-known addresses: the contact for vulnerabilities (RFC 9116), and the page for changing a password
// (https://w3c.github.io/webappsec-change-password-url/).
import { type Context, Hono } from 'hono'
import type { Role } from '#workers/contract/accounts/roles.ts'
import { LANGUAGES } from '#workers/contract/text/language.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { AppEnv } from '#workers/http/types.ts'

const PASSWORD_PAGES: Readonly<Record<Role, string>> = {
  user: '/dashboard/user/profile',
  astrologer: '/dashboard/astrologer/profile',
  admin: '/dashboard/admin/account',
}

/** Validity of the contact; RFC 9116 requires less than a year. */
const HOLDS = 180 * DAY

const KEPT = { 'cache-control': 'public, max-age=3600' }

export const wellKnown = new Hono<AppEnv>()
  .get('/.well-known/security.txt', async (c) => {
    const { supportEmail } = await c.get('services').settings()
    const lines = [
      `Contact: mailto:${supportEmail}`,
      `Expires: ${expiryOf(Date.now())}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${originOf(c)}/.well-known/security.txt`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, KEPT)
  })
  .get('/.well-known/change-password', (c) => {
    const viewer = c.get('viewer')
    return c.redirect(viewer ? PASSWORD_PAGES[viewer.role] : '/forgot-password', 302)
  })

const originOf = (c: Context<AppEnv>) => c.env.PUBLIC_BASE_URL || new URL(c.req.url).origin

/** A midnight (UTC), so that the file is identical for a day. */
function expiryOf(now: number): string {
  return new Date(Math.floor((now + HOLDS) / DAY) * DAY).toISOString().replace('.000Z', 'Z')
}
