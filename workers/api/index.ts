// The API with all its endpoints, and its OpenAPI description.

import type { RouteConfig } from '@hono/zod-openapi'
import { createApi } from '../http/endpoint.ts'
import type { AppEnv } from '../http/types.ts'
import { admin } from './admin/admin.ts'
import { adminChats } from './admin/admin-chats.ts'
import { adminLists } from './admin/admin-lists.ts'
import { adminReports } from './admin/admin-reports.ts'
import { audit } from './admin/audit.ts'
import { clientErrors } from './admin/client-errors.ts'
import { inbox } from './admin/inbox.ts'
import { payouts } from './admin/payouts.ts'
import { voiceRates } from './admin/voice-rates.ts'
import { astrologers } from './astrologers.ts'
import { birthProfiles } from './birth-profiles.ts'
import { blogs } from './blogs.ts'
import { bookings } from './bookings.ts'
import { calls } from './calls.ts'
import { consultations } from './consultations.ts'
import { contact } from './contact.ts'
import { followUps } from './follow-ups.ts'
import { freeMinutes } from './free-minutes.ts'
import { live } from './live.ts'
import { notes } from './notes.ts'
import { notifications } from './notifications.ts'
import { passkeys } from './passkeys.ts'
import { payments } from './payments.ts'
import { readings } from './readings.ts'
import { reviews } from './reviews.ts'
import { health } from './site/health.ts'
import { places } from './tools/places.ts'
import { tools } from './tools/tools.ts'
import { users } from './users.ts'
import { waiting } from './waiting.ts'

export const api = createApi()
for (const family of [
  users,
  passkeys,
  astrologers,
  payments,
  consultations,
  followUps,
  readings,
  bookings,
  calls,
  notifications,
  notes,
  reviews,
  freeMinutes,
  inbox,
  contact,
  clientErrors,
  admin,
  adminChats,
  adminLists,
  adminReports,
  audit,
  payouts,
  voiceRates,
  live,
  places,
  tools,
  birthProfiles,
  blogs,
  waiting,
])
  api.route('/', family)
api.route('/', health)

const OK = { type: 'string', const: 'ok' } as const
const PARTS = ['status', 'd1', 'r2', 'durable_object']
for (const { path, summary, content } of [
  {
    path: '/health/',
    summary: 'Whether database, files and Durable Objects answer',
    content: {
      'application/json': {
        schema: { type: 'object', required: PARTS, properties: Object.fromEntries(PARTS.map((part) => [part, OK])) },
      },
    },
  },
  {
    path: '/health/bare/',
    summary: 'The bare handler that benches compare with',
    content: { 'text/plain': { schema: OK } },
  },
]) {
  api.openAPIRegistry.registerPath({
    method: 'get',
    path,
    summary,
    tags: ['health'],
    description: 'Who may: public.',
    responses: { 200: { description: 'Yes', content }, default: { description: 'What does not answer' } },
    'x-access': 'public',
  } as RouteConfig)
}

api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
})

const SERVED = { openapi: '3.1.0', info: { title: 'API', version: '1' }, servers: [{ url: '/api' }] }
let description: ReturnType<typeof api.getOpenAPI31Document> | null = null

/** Created once per isolate at the first request, because its thousands of schemas take 35 to 80 ms. */
export function apiDescription() {
  description ??= api.getOpenAPI31Document(SERVED)
  return description
}

const about = (platform: string) => ({
  title: platform,
  version: '1',
  description: `The API of ${platform}. Errors have one shape: error, message, code, fields, request_id. Money in integers of cents or paise where a name ends in _cents or _paise; older fields are decimal dollars or rupees. Times are ms UTC.`,
})
api.get('/openapi.json', async (c) => {
  const { platformName } = await c.get('services').settings()
  return c.json({ ...apiDescription(), info: about(platformName) })
})
api.get('/docs', (c) => c.redirect('/docs/api', 301))

export type { AppEnv }
