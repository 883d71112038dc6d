import { languageOfPath } from '#workers/contract/text/language.ts'

/** Path prefixes of pages that need a login. Unknown pages below them are private as well. */
const PRIVATE =
  /^\/(astrologers|dashboard|chat|call\/|calls\/|phone-call\/|receipts\/|bookings\/|dev\/|blogs\/create$|blogs\/edit\/)/

export function isPrivatePath(path: string): boolean {
  return PRIVATE.test(languageOfPath(path).path)
}
