// The Worker's entry: Hono root, Durable Object exports, cron. No logic.

import * as remixBuild from 'virtual:remix/server-build'
import type { createRequestHandler, ServerBuild } from '@remix-run/cloudflare'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { AppError } from '#workers/contract/errors/errors.ts'
import { newId } from '#workers/contract/ports.ts'
import { baseOf, type Language, languageOfRequest } from '#workers/contract/text/language.ts'
import { catchUp } from './api/admin/catch-up.ts'
import { photos } from './api/files.ts'
import { api } from './api/index.ts'
import { outbox } from './api/outbox.local.ts'
import { blogFeed } from './api/site/blog-feed.ts'
import { bareHealth } from './api/site/health.ts'
import { manifest } from './api/site/manifest.ts'
import { crawlers } from './api/site/sitemap-robots.ts'
import { wellKnown } from './api/site/well-known.ts'
import { runCron } from './cron.ts'
import type { Env } from './env.ts'
import { choiceOfLanguage, inItsLanguage, withLanguage } from './http/callers/language.ts'
import { ownPosts } from './http/callers/origin.ts'
import { resolveViewer } from './http/callers/viewer.ts'
import { methodsAt } from './http/endpoint.ts'
import { onError, orFailedPage } from './http/errors.ts'
import { securityHeaders } from './http/headers.ts'
import { exactAddress, readAddress } from './http/pages/address.ts'
import { closedForWork, whileOpen } from './http/pages/closed-site.ts'
import { tellFacts } from './http/pages/facts-header.ts'
import { createPageRoutes, type MatchRoutes } from './http/pages/page-routes.ts'
import { sharedPage } from './http/pages/shared-page.ts'
import { oneAddress } from './http/pages/site-address.ts'
import { limitCheap } from './http/rate-limit.ts'
import { BODY_MAX, counted, withoutUselessBody } from './http/read-body.ts'
import { requestLog } from './http/request-log.ts'
import type { AppEnv } from './http/types.ts'
import { loadContextOf } from './load-context-of.ts'
import { takeMailEvents } from './mail-events.ts'
import { sockets } from './realtime/sockets.ts'
import { clockOf, createServices, type Services } from './services/index.ts'
import { stripeWebhook } from './webhooks/stripe.ts'
import { twilioWebhooks } from './webhooks/twilio.ts'

export { PasswordHasher } from './realtime/counters/password-hasher.do.ts'
export { RateCounter } from './realtime/counters/rate-counter.do.ts'
export { AstrologerLine } from './realtime/line/astrologer-line.do.ts'
export { PresenceBoard } from './realtime/presence/presence-board.do.ts'
export { ConsultationRoom } from './realtime/room/consultation-room.do.ts'

const build = remixBuild as unknown as ServerBuild
const remix = build.entry.module as unknown as {
  createRequestHandler: typeof createRequestHandler
  matchRoutes: MatchRoutes
}
/** One request handler per language, created at the first request: the router's basename is the language's prefix. */
const screens: Partial<Record<Language, ReturnType<typeof createRequestHandler>>> = {}

function screensIn(language: Language) {
  screens[language] ??= remix.createRequestHandler({ ...build, basename: baseOf(language) })
  return screens[language]
}
const pages = createPageRoutes(build.routes, remix.matchRoutes)

/** Cached per isolate, because wiring the areas takes a tenth of a short answer's time. */
let kept: { env: Env; origin: string; services: Services } | null = null

function servicesFor(env: Env, origin: string): Services {
  if (kept?.env !== env || kept.origin !== origin)
    kept = { env, origin, services: createServices(env, clockOf(env), origin) }
  return kept.services
}

const app = new Hono<AppEnv>({ strict: false })
  .route('/api', bareHealth)
  .use(requestId({ headerName: '', generator: newId }))
  .use(requestLog())
  .use(securityHeaders())
  .use(readAddress(pages))
  .use(oneAddress())
  .use(exactAddress((request, env, ctx) => answerIn(request, env, ctx)))
  .use(closedForWork())
  .use(async (c, next) => {
    const origin = c.env.PUBLIC_BASE_URL || new URL(c.req.url).origin
    c.set('services', servicesFor(c.env, origin))
    await next()
  })
  .use(resolveViewer())
  .use('/api/places/*', limitCheap('places'))
  .use('/api/astrologers/available/*', limitCheap('available'))
  .use('/api/users/token/refresh/*', limitCheap('refresh'))
  .use('/api/users/session/*', limitCheap('session'))
  .use('/files/*', limitCheap('files'))
  .route('/api', api)
  .route('/api', catchUp)
  .route('/', sockets)
  .route('/', photos)
  .route('/', blogFeed)
  .route('/', crawlers)
  .route('/', manifest)
  .route('/', wellKnown)
  .route('/', stripeWebhook)
  .route('/', twilioWebhooks)

if (__LOCAL__) app.route('/', outbox)

app.all('/api/*', (c) => {
  const allow = methodsAt(c.req.path.slice('/api'.length))
  throw allow.length > 0 ? new AppError('wrong_method', { allow }) : new AppError('not_found')
})
app.all('*', ownPosts(), choiceOfLanguage(), (c) =>
  sharedPage(c, async (nonce, request) => {
    const answerOf = screensIn(languageOfRequest() ?? 'en')
    const rendered = await answerOf(withLanguage(await counted(request, BODY_MAX)), loadContextOf(c, request, nonce))
    // Copied, so that Hono adds the cookies that the endpoint of a posted form has set.
    if (request.method === 'POST') return c.newResponse(rendered.body, rendered)
    return tellFacts(c, request, await orFailedPage(c, rendered))
  }),
)

app.onError(onError)

function answerIn(request: Request, env: Env, ctx: ExecutionContext): Response | Promise<Response> {
  return inItsLanguage(withoutUselessBody(request), (inner) => app.fetch(inner, env, ctx))
}

const worker: ExportedHandler<Env> = {
  fetch: answerIn,
  queue: (batch, env) => takeMailEvents(batch, env),
  scheduled: (event, env) => whileOpen(env, () => runCron(createServices(env), event.scheduledTime)),
}

export default worker
