// A change of an account's e-mail address: it takes effect once the new mailbox confirms it.
import * as z from 'zod'
import { email } from './email.ts'
import { LoginRequest } from './identity.ts'

export const EmailChangeRequest = z.strictObject({ email, password: LoginRequest.shape.password })
export type EmailChangeRequest = z.infer<typeof EmailChangeRequest>

/** `pending_email`: the address whose confirmation is pending. */
export const EmailChangeAnswer = z.object({ pending_email: z.string().nullable() })
export type EmailChangeAnswer = z.infer<typeof EmailChangeAnswer>
