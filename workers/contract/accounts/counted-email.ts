/**
 * The address that limits count: what follows a plus names the same mailbox ("mira+news@people.test" is mira@people.test). For
 * counting alone: each such address may have an account of its own.
 */
export function countedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const mailbox = email.slice(0, at).replace(/^(.+?)\+.*$/, '$1')
  return `${mailbox}${email.slice(at)}`.toLowerCase()
}
