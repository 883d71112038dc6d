import { languageOfPath } from '#workers/contract/text/language.ts'

/** Addresses of pages that need a login (SPEC 2.1 and 2.2): what begins so is private, also where there is no such page. */
const PRIVATE =
  /^\/(astrologers|dashboard|chat|call\/|calls\/|phone-call\/|receipts\/|bookings\/|dev\/|blogs\/create$|blogs\/edit\/)/

export function isPrivatePath(path: string): boolean {
  return PRIVATE.test(languageOfPath(path).path)
}
