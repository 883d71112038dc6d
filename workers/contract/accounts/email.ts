// A mail address on the wire in canonical form: one form for each mailbox, with its domain in ASCII.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

/** Invisible characters are often copied along with an address; no address contains one. */
const UNSEEN = /\p{Cf}/gu
const OTHER_SCRIPT = /^[\p{L}\p{M}\p{N}.-]*[^\p{ASCII}][\p{L}\p{M}\p{N}.-]*$/u

/** Zod's pattern, extended because its last label has letters only: ".भारत" is ".xn--h2brj9c" in mail. */
export const ADDRESS =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/

export const email = z
  .string()
  .overwrite((typed) => inAscii(typed.replace(UNSEEN, '').trim().toLowerCase()))
  .max(254, problemCode('email_too_long'))
  .pipe(z.email({ error: problemCode('email_wrong'), pattern: ADDRESS }))

/** Most browsers convert a domain of another script to ASCII (RFC 3492), but not all. */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  if (at === 0 || !OTHER_SCRIPT.test(domain)) return address
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname
  } catch {
    return address
  }
}
