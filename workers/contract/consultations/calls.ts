// Calls on the wire.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { WireProblem } from '#workers/contract/errors/problem-schema.ts'
import { CALL_ISSUES, LINE_WARNINGS } from './call-quality.ts'

export const IceServer = z.object({
  urls: z.union([z.string(), z.array(z.string())]),
  username: z.string().optional(),
  credential: z.string().optional(),
})
export type IceServer = z.infer<typeof IceServer>

/** The provider of the audio: Twilio, or WebRTC between the two pages. */
export const PROVIDERS = ['twilio', 'embedded'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** `token` is for the provider's own client; the embedded provider needs none. */
export const CallTokenAnswer = z.object({
  provider: z.enum(PROVIDERS),
  token: z.string().nullable(),
  expires_at: z.number(),
  ice_servers: z.array(IceServer),
  /** Embedded calls: pages connect through relays only, so that neither learns the other's address. */
  relay_only: z.boolean(),
})
export type CallTokenAnswer = z.infer<typeof CallTokenAnswer>

/**
 * `refusal`: the English text why the viewer cannot request a phone call with this astrologer; null if they can. `problem` and
 * `code` are for a text in the page's language.
 */
export const PhoneTermsAnswer = z.object({
  refusal: z.string().nullable(),
  code: z.string().nullable(),
  problem: WireProblem.nullable(),
})
export type PhoneTermsAnswer = z.infer<typeof PhoneTermsAnswer>

/** A person's rating of the audio quality. */
export const CallFeedbackRequest = z.strictObject({
  score: z.int().min(1).max(5),
  issue: z.enum(CALL_ISSUES).optional(),
})
export type CallFeedbackRequest = z.infer<typeof CallFeedbackRequest>

const sample = z.strictObject({
  score: z.number().min(1).max(5).nullable(),
  round_trip_ms: z.number().min(0).max(60_000).nullable(),
  jitter_ms: z.number().min(0).max(60_000),
  loss_percent: z.number().min(0).max(100),
  warnings: z.array(z.enum(LINE_WARNINGS)).max(LINE_WARNINGS.length),
})

/** Measurements of a call, one sample per second. */
export const CallMetricsRequest = z.strictObject({
  session_id: z.string().min(8).max(64),
  samples: z.array(sample).min(1).max(10),
})
export type CallMetricsRequest = z.infer<typeof CallMetricsRequest>
