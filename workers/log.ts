// The single logger: a JSON line for each event that an operator should see, without texts of people or secrets.

/** Work that threw an error. */
type Failure =
  | { event: 'request.failed'; request_id: string; ray?: string }
  | { event: 'render.failed'; request_id: string }
  | { event: 'loader.failed'; request_id: string; path: string }
  | { event: 'action.failed'; request_id: string; path: string }
  | { event: 'page.failed'; request_id: string; path: string }
  | { event: 'viewer.unread'; request_id: string }
  | { event: 'content-files.uncompared' }
  | { event: 'content-files.unread' }
  | { event: 'page-cache.unread' }
  // A part that is optional on its page.
  | { event: 'part.failed'; part: string }
  | { event: 'cron.failed'; job: string }
  | { event: 'sweep.failed'; consultationId: string }
  | { event: 'room.failed'; consultationId: string | undefined }
  | { event: 'transcript.failed'; consultationId: string }
  | { event: 'retention.failed'; job: string; consultationId: string; count: number }
  | { event: 'line.failed'; astrologerId: string }
  | { event: 'presence.failed'; astrologerId: string }
  | { event: 'call.failed'; step: string; consultationId: string | undefined }
  | { event: 'reversal.uncollected'; userId: string }
  | { event: 'pay_back.unfinished'; payBack: string }
  | { event: 'push.failed'; host?: string }
  | { event: 'sms.failed' }
  | { event: 'mail.failed' }
  | { event: 'mail-event.failed' }
  | { event: 'mail-event.unread' }
  | { event: 'language.unkept' }
  | { event: 'passkey.refused' }
  | { event: 'signature.uncounted' }
  | { event: 'alert.failed'; alert: string }
  | { event: 'export.failed'; accountId: string }
  | { event: 'report.failed'; reportId: string }
  | { event: 'closing.unfinished'; accountId: string; step: string }

/**
 * A refusal that an operator may want to trace to its actor (ASVS 16.3). The privacy policy names each field; `actor` is an
 * account's id.
 */
export type Denial = {
  request_id: string
  code: string
  status: number
  path: string
  actor: string | null
  network: string | null
  ray: string | null
  reason?: string
}

/** A problem without a thrown error. */
type Alert =
  | { event: 'books.wrong'; id: string; rule: string; count: number; sample: unknown[] }
  | { event: 'books.unchecked'; reason: string }
  | { event: 'fact.late'; consultationId: string; fact: string }
  | { event: 'job.failed'; job: string }
  | { event: 'session.unbilled'; consultationId: string }
  | { event: 'settlement.differs'; consultationId: string; chargeCents: number; payoutPaise: number }
  | {
      event: 'payment.reversed'
      kind: 'dispute' | 'refund'
      fact: string
      reversal: string
      payment: string | null
      amountCents: number
      currency: string
    }
  | { event: 'token.reused'; loginId: string; userId: string }
  | { event: 'payment.mismatch'; kind: string; payment: string; amountCents: number; currency: string }
  | { event: 'clock.jumped'; consultationId: string; ms: number }
  | { event: 'room.stood'; consultationId: string; ms: number }
  | { event: 'call.mismatch'; object: string; difference: string; detail: string }
  | { event: 'voice.ceiling'; day: string; spentCents: number; ceilingCents: number }
  | { event: 'twilio.bad-signature'; path: string; request_id: string }
  | { event: 'twilio.not-set-up'; missing: readonly string[] }
  | { event: 'web-calls.off'; missing: readonly string[] }
  | { event: 'sms.many'; known: boolean }
  | { event: 'signatures.many'; provider: string }
  | { event: 'webhook.failed'; provider: string; status: number }
  | { event: 'sms.undelivered'; status: string; code: string | null }

/** Parts of URLs that grant access: links in mails and of the newsletter. */
const SEALED = /((?:^|\/)(?:mails|newsletter)\/[^/]+\/)[^/]+/

/** The path of a request for logs, without the signature in a link. */
export function loggedPath(path: string): string {
  return path.replace(SEALED, '$1…')
}

const MESSAGE_MAX = 500
const STACK_MAX = 2000

/** Events that may require an operator, but no failure of our own. */
const WARNINGS: readonly (Failure | Alert)['event'][] = [
  ...(['passkey.refused', 'payment.reversed', 'token.reused', 'twilio.bad-signature'] as const),
  ...(['signatures.many', 'sms.many', 'sms.undelivered'] as const),
]

/** Logs a failure: its event, its fields, the thrown error and the stack. */
export function logFailure(failure: Failure, error: unknown): void {
  write({ ...failure, ...described(error) }, levelOf(failure.event))
}

export function logAlert(alert: Alert): void {
  write(alert, levelOf(alert.event))
}

/** Logs each refusal: failed logins, missing permissions, limits, invalid signatures, refused money. */
export function logDenial({ reason, ...denial }: Denial): void {
  const line = { event: 'request.denied', ...denial, ...(reason ? { reason: cleaned(reason, MESSAGE_MAX) } : {}) }
  write(line, denial.status >= 500 ? 'error' : 'warn')
}

type Level = 'error' | 'warn'

const levelOf = (event: (Failure | Alert)['event']): Level => (WARNINGS.includes(event) ? 'warn' : 'error')

/**
 * Workers logs take their level from the console's method:
 * https://developers.cloudflare.com/workers/observability/logs/workers-logs/
 */
function write(line: { event: string; path?: string }, level: Level): void {
  const text = JSON.stringify(line.path === undefined ? line : { ...line, path: loggedPath(line.path) })
  if (level === 'error') console.error(text)
  else console.warn(text)
}

function described(thrown: unknown): { error: string; stack?: string } {
  const error = reasonOf(thrown)
  if (!(error instanceof Error)) return { error: cleaned(String(error), MESSAGE_MAX) }
  // A coded error has a text for people, and one for the log.
  const { details } = error as { details?: { log?: string } }
  const message = cleaned(`${error.name}: ${details?.log ?? error.message}`, MESSAGE_MAX)
  return error.stack ? { error: message, stack: cleaned(error.stack, STACK_MAX) } : { error: message }
}

/** Drizzle wraps a failed query in an error whose message contains every parameter; the database's own error is the cause. */
function reasonOf(thrown: unknown): unknown {
  const isQuery = thrown instanceof Error && 'params' in thrown && thrown.cause instanceof Error
  return isQuery ? thrown.cause : thrown
}

// Errors of the telephone provider may contain phone numbers.
function cleaned(text: string, max: number): string {
  return text.replace(/\+\d{6,}/g, '+…').slice(0, max)
}
