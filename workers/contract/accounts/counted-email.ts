/**
 * The address by which limits count, without a plus suffix, because it names the same mailbox ("mira+news@people.test" is
 * mira@people.test). For counting only: each such address may have its own account.
 */
export function countedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const mailbox = email.slice(0, at).replace(/^(.+?)\+.*$/, '$1')
  return `${mailbox}${email.slice(at)}`.toLowerCase()
}
