import { randomBytes } from 'node:crypto'

export function newSid(prefix: string): string {
  return prefix + randomBytes(16).toString('hex')
}

/** Twilio's stamps hold whole seconds. */
export function rfc2822(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000')
}
