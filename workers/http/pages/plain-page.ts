// A page without the product's frame, scripts and files, for answers that must be cheap or have no dependencies.
import type { Context } from 'hono'
import { languageOfRequest } from '#workers/contract/text/language.ts'
import type { AppEnv } from '#workers/http/types.ts'

type PlainPage = { status: number; retryAfter?: string; title: string; heading: string; text: string }

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** True for a request by a browser, or by a program that accepts any content type. */
export function asksForDocument(c: Context<AppEnv>): boolean {
  const { path } = c.req
  if (/^\/(api|webhooks|live)\//.test(path)) return false
  const accept = c.req.header('accept') ?? '*/*'
  return /\btext\/html\b/.test(accept) || (accept === '*/*' && !/\.\w+$/.test(path))
}

/** Renders in the language of the request. `retryAfter` in seconds. */
export function plainPage({ status, retryAfter, title, heading, text }: PlainPage): Response {
  const html = `<!doctype html><html lang="${languageOfRequest() ?? 'en'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><body style="font:16px/1.5 system-ui;max-width:34em;margin:20vh auto;padding:0 20px"><h1>${heading}</h1><p>${text}</p></body></html>`
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  })
  if (retryAfter) headers.set('retry-after', retryAfter)
  return new Response(html, { status, headers })
}
