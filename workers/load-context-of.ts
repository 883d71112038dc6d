import type { AppLoadContext } from '@remix-run/cloudflare'
import type { Context } from 'hono'
import { apiDescription } from './api/index.ts'
import { hasLoginCookie } from './http/callers/login-cookie.ts'
import { answerPosted } from './http/endpoint.ts'
import type { AppEnv } from './http/types.ts'
import { logFailure } from './log.ts'

/** The context of loaders and actions for the request that they answer, which may differ from Hono's. */
export function loadContextOf(c: Context<AppEnv>, request: Request, nonce: string): AppLoadContext {
  const { services, viewer, viewerError, requestId } = c.var
  return {
    services,
    viewer,
    requestId,
    nonce,
    logFailure,
    apiDescription,
    viewerUnread: viewerError !== null,
    hasLogin: hasLoginCookie(c),
    asksForData: new URL(request.url).pathname.endsWith('.data'),
    lacksPart: () => c.set('lacksPart', true),
    answersPost: request.method === 'POST',
    answer: (spec, form) => answerPosted(c, spec, form),
  }
}
