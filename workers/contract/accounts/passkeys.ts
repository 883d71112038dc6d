// Passkeys and recovery codes on the wire. Options and responses have the format of the browser's Web Authentication API
// (https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON) and are validated by the gateway.
import * as z from 'zod'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { LoginRequest } from './identity.ts'

/** The maximum number of passkeys of an account. */
export const PASSKEYS_MAX = 10
export const RECOVERY_CODES = 10

const password = LoginRequest.shape.password
export const OwnPasswordRequest = z.strictObject({ password })
export type OwnPasswordRequest = z.infer<typeof OwnPasswordRequest>

export const PasskeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

const id = z.string().min(1).max(1400)
const credential = z.looseObject({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(4000) }),
})

export const AddPasskeyRequest = z.strictObject({ response: credential })
export type AddPasskeyRequest = z.infer<typeof AddPasskeyRequest>
export const PasskeyLoginRequest = z.strictObject({ response: credential })
export type PasskeyLoginRequest = z.infer<typeof PasskeyLoginRequest>

/** Times in ms UTC; `name`: the browser that created it, such as "Firefox on Windows". */
export const WirePasskey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.number(),
  last_used_at: z.number().nullable(),
})
export type WirePasskey = z.infer<typeof WirePasskey>
export const PasskeysAnswer = z.object({ results: z.array(WirePasskey), recovery_codes_left: z.int() })
export type PasskeysAnswer = z.infer<typeof PasskeysAnswer>

/** The codes are shown once, because the server stores only their hashes. */
export const RecoveryCodesAnswer = z.object({ codes: z.array(z.string()) })
export const RecoveryLoginRequest = z.strictObject({
  ...LoginRequest.shape,
  code: z
    .string()
    .overwrite(trimmed)
    .toLowerCase()
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^[a-z2-7]{16}$/, problemCode('recovery_code_wrong'))),
})
export type RecoveryLoginRequest = z.infer<typeof RecoveryLoginRequest>
