import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { muhurtaWords } from 'drishti-jyotish/words/muhurta.ts'
import { panchangWords } from 'drishti-jyotish/words/panchang.ts'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import { pathOf } from '#app/language/language.ts'
import { loadWords } from '#app/language/load-words.ts'
import { apiPath } from '#workers/contract/api/api-path.ts'
import { takeBrowserReports } from '#workers/contract/api/routes.ts'
import { TRUSTED_TYPES } from './framework-workarounds.ts'
import { FILES } from './shell/errors/start-failure.ts'
import { BuildContext, NonceContext } from './shell/nonce.ts'

// These words load before the first request because pages read them synchronously while they are rendered.
await Promise.all([panchangWords, muhurtaWords].map(loadWords))

/** Re-exported for the Worker: its own imports would bundle Remix and the router a second time. */
export { createRequestHandler } from '@remix-run/cloudflare'
export { matchRoutes } from '@remix-run/react'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
) {
  const { nonce, requestId, services, logFailure } = loadContext
  let statusCode = status
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <BuildContext.Provider value={services.build}>
        <RemixServer context={context} url={request.url} nonce={nonce} />
      </BuildContext.Provider>
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error: unknown) {
        if (request.signal.aborted) return
        statusCode = 500
        logFailure({ event: 'render.failed', request_id: requestId }, error)
      },
    },
  )
  if (isbot(request.headers.get('user-agent') ?? '')) await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentSecurityPolicy(nonce, new URL(request.url), services.calls.provider))
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(body, { status: statusCode, headers })
}

/** Logs failures of loaders and actions. A 404 or a coded error is an expected answer and is not logged. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { requestId, logFailure } = context
  logFailure({ event: 'loader.failed', request_id: requestId, path: new URL(request.url).pathname }, error)
}

// Style attributes that the server renders need 'unsafe-inline'.
function contentSecurityPolicy(nonce: string, url: URL, provider: 'twilio' | 'embedded'): string {
  const sockets = `${url.protocol === 'https:' ? 'wss' : 'ws'}://${url.host}`
  // Twilio's SDK needs these hosts for signalling, measurements and sounds; only the call page loads it.
  const twilio = provider === 'twilio' && pathOf(url).startsWith('/call/')
  return [
    "default-src 'self'",
    // The folder counts on shared pages, which have hashes and no nonce (workers/http/pages/shared-page.ts).
    `script-src 'nonce-${nonce}' 'strict-dynamic' ${url.origin}${FILES}`,
    "style-src 'self' 'unsafe-inline'",
    // Posts may show images from any https address. Client-side navigation keeps the policy of the first page, so every
    // page allows them.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${sockets}${twilio ? ' wss://*.twilio.com https://*.twilio.com' : ''}`,
    `media-src 'self' blob:${twilio ? ' https://*.twilio.com' : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // Only in production, because the error overlay of `npm run dev` writes HTML.
    ...(import.meta.env.PROD ? [TRUSTED_TYPES] : []),
    // Browsers report violations (docs/decisions/client-errors.md); some support only the older directive.
    'report-to reports',
    `report-uri ${apiPath(takeBrowserReports)}`,
  ].join('; ')
}
