// Calls on the wire (SPEC 7, VOICE 5).
import '#workers/contract/sentences.ts'
import * as z from 'zod'

export const IceServer = z.object({
  urls: z.union([z.string(), z.array(z.string())]),
  username: z.string().optional(),
  credential: z.string().optional(),
})
export type IceServer = z.infer<typeof IceServer>

/** `token` is for the provider's own client; the embedded provider needs none. */
export const CallTokenAnswer = z.object({
  provider: z.enum(['twilio', 'embedded']),
  token: z.string().nullable(),
  expires_at: z.number(),
  ice_servers: z.array(IceServer),
  /** Embedded calls: pages connect over relays only, so that neither learns the other's address. */
  relay_only: z.boolean(),
})
export type CallTokenAnswer = z.infer<typeof CallTokenAnswer>
