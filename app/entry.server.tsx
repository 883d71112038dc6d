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

// Pages read these words while they are rendered.
await Promise.all([panchangWords, muhurtaWords].map(loadWords))

/** The Worker takes both from here: its own imports would bundle Remix and the router a second time. */
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

/** Failures of loaders and actions go to the log; a missing page or a coded error is no failure. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { requestId, logFailure } = context
  logFailure({ event: 'loader.failed', request_id: requestId, path: new URL(request.url).pathname }, error)
}

// RELIABILITY 3, row 17. Style attributes rendered on the server need 'unsafe-inline'.
function contentSecurityPolicy(nonce: string, url: URL, provider: 'twilio' | 'embedded'): string {
  const sockets = `${url.protocol === 'https:' ? 'wss' : 'ws'}://${url.host}`
  // The signalling, measurements and sounds of Twilio's SDK, where it runs and nowhere else.
  const twilio = provider === 'twilio' && pathOf(url).startsWith('/call/')
  return [
    "default-src 'self'",
    // The folder counts on shared pages, which have hashes and no nonce (workers/http/pages/shared-page.ts).
    `script-src 'nonce-${nonce}' 'strict-dynamic' ${url.origin}${FILES}`,
    "style-src 'self' 'unsafe-inline'",
    // Posts may show images by their https address (SPEC 5). A page that is reached by a link keeps the policy of the
    // first one, so all pages allow it.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${sockets}${twilio ? ' wss://*.twilio.com https://*.twilio.com' : ''}`,
    `media-src 'self' blob:${twilio ? ' https://*.twilio.com' : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // The overlay of `npm run dev` writes HTML.
    ...(import.meta.env.PROD ? [TRUSTED_TYPES] : []),
    // Browsers send what the policy refuses (docs/decisions/client-errors.md); some read only the older directive.
    'report-to reports',
    `report-uri ${apiPath(takeBrowserReports)}`,
  ].join('; ')
}
