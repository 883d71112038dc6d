// Closes the site for maintenance by one variable, SITE_CLOSED (`npm run site`), so that it can be closed while the database is
// unavailable. The value is a pass for operators: a browser enters with `?pass=…`, and stores it as a cookie.
import { timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { languageOfRequest } from '#workers/contract/text/language.ts'
import type { Env } from '#workers/env.ts'
import type { AppEnv } from '#workers/http/types.ts'
import { closedSiteTexts } from './closed-site-text.ts'
import { asksForDocument, plainPage } from './plain-page.ts'

const OPEN = 'no'
const PASS = 'pass'
const RETRY_AFTER = 300
const HEALTH = /^\/api\/health\/?$/

/** Answers 503 for pages, the API, webhooks and sockets while the site is closed. Reads only the variable. */
export function closedForWork(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const pass = passOf(c.env)
    if (pass === null || HEALTH.test(c.req.path)) return next()
    if (isPass(getCookie(c, PASS), pass)) return next()
    if (isPass(c.req.query(PASS), pass)) return letIn(c, pass)
    if (asksForDocument(c)) {
      return plainPage({
        status: 503,
        retryAfter: String(RETRY_AFTER),
        ...closedSiteTexts[languageOfRequest() ?? 'en'],
      })
    }
    throw new AppError('unavailable', { problem: problem('site_closed'), retryAfter: RETRY_AFTER })
  }
}

/** Throws forbidden unless the site is closed and the browser has its pass. */
export function requirePass(c: Context<AppEnv>): void {
  const pass = passOf(c.env)
  if (pass === null || !isPass(getCookie(c, PASS), pass)) throw new AppError('forbidden')
}

export function isClosed(env: Pick<Env, 'SITE_CLOSED'>): boolean {
  return passOf(env) !== null
}

/** Cron does nothing while the site is closed; its jobs catch up later. */
export async function whileOpen(env: Pick<Env, 'SITE_CLOSED'>, work: () => Promise<void>): Promise<void> {
  if (!isClosed(env)) await work()
}

function passOf({ SITE_CLOSED }: Pick<Env, 'SITE_CLOSED'>): string | null {
  return SITE_CLOSED && SITE_CLOSED !== OPEN ? SITE_CLOSED : null
}

function isPass(given: string | undefined, pass: string): boolean {
  const [mine, theirs] = [Buffer.from(pass), Buffer.from(given ?? '')]
  return mine.length === theirs.length && timingSafeEqual(mine, theirs)
}

function letIn(c: Context<AppEnv>, pass: string): Response {
  const secure = c.req.url.startsWith('https:')
  setCookie(c, PASS, pass, { path: '/', httpOnly: true, secure, sameSite: 'Strict' })
  return c.redirect(c.get('address').path, 302)
}
