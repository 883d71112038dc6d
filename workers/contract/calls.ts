// Calls on the wire (SPEC 7, VOICE 5).
import '#workers/contract/sentences.ts'
import * as z from 'zod'

/** `token` is for the provider's own client; the embedded provider needs none. */
export const CallTokenAnswer = z.object({
  provider: z.enum(['twilio', 'embedded']),
  token: z.string().nullable(),
  expires_at: z.number(),
  /** Only through relays: neither side learns the other's network address. */
  relay_only: z.boolean(),
  ice_servers: z.array(
    z.object({
      urls: z.union([z.string(), z.array(z.string())]),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
})
export type CallTokenAnswer = z.infer<typeof CallTokenAnswer>
