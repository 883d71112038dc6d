// The text of an alert, and its subject: alerts with the same subject are sent once a day.

import type { PaymentAlert } from '#workers/domain/money/index.ts'

export type RaisedAlert =
  | { event: 'books.wrong'; id: string; rule: string; count: number; sample: unknown[] }
  | { event: 'books.unchecked'; reason: string }
  | { event: 'call.mismatch'; object: string; difference: string; detail: string }
  | { event: 'job.failed'; job: string }
  | { event: 'session.unbilled'; consultationId: string }
  | { event: 'settlement.differs'; consultationId: string; chargeCents: number; payoutPaise: number }
  | { event: 'fact.late'; consultationId: string; fact: string }
  | { event: 'clock.jumped'; consultationId: string; ms: number }
  | { event: 'room.stood'; consultationId: string; ms: number }
  | { event: 'token.reused'; loginId: string; userId: string }
  | { event: 'sms.many'; known: boolean }
  | { event: 'signatures.many'; provider: string }
  | { event: 'webhook.failed'; provider: string; status: number }
  | PaymentAlert

export function subjectOf(alert: RaisedAlert): string {
  switch (alert.event) {
    case 'books.wrong':
      return `books, rule ${alert.id}`
    case 'books.unchecked':
      return 'books were not checked'
    case 'call.mismatch':
      // One mail a day for all differing calls, because the log contains each.
      return 'calls at the provider'
    case 'job.failed':
      return `job “${alert.job}”`
    // One mail a day for each kind, because the log contains every consultation and login.
    case 'session.unbilled':
      return 'sessions without a bill'
    case 'settlement.differs':
      return 'bills that differ'
    case 'fact.late':
      return 'calls reported late'
    case 'clock.jumped':
      return 'clock of the sessions'
    case 'room.stood':
      return 'sessions that stood'
    case 'token.reused':
      return 'copied logins'
    case 'sms.many':
      return 'text messages'
    case 'signatures.many':
      return `signatures of ${alert.provider}`
    case 'payment.reversed':
      return alert.kind === 'dispute' ? `dispute ${alert.reversal}` : `refund ${alert.reversal}`
    case 'payment.mismatch':
      return `payment ${alert.payment}`
    case 'webhook.failed':
      return `reports of ${alert.provider}`
  }
}

export function sentenceOf(alert: RaisedAlert): string {
  switch (alert.event) {
    case 'books.wrong':
      return `The books break rule ${alert.id} (${alert.rule}) in ${alert.count} ${alert.count === 1 ? 'place' : 'places'}.`
    case 'books.unchecked':
      return `The hourly check of the books was ${alert.reason === 'missed' ? 'missed' : 'not finished'}.`
    case 'call.mismatch':
      return `The provider's list of calls and ours differ at ${alert.object} (${alert.difference}): ${alert.detail}`
    case 'job.failed':
      return `The job “${alert.job}” failed. It is tried again with its next turn; the log has the reason.`
    case 'session.unbilled':
      return `Session ${alert.consultationId} is newer than the database, which was put back to an earlier moment: it ended without a bill. The inbox has an entry for each of them.`
    case 'settlement.differs':
      return `Session ${alert.consultationId} has another bill than the books: ${alert.chargeCents} cents and ${alert.payoutPaise} paise stand in the books, and count.`
    case 'fact.late':
      return `The provider reported ${alert.fact} of session ${alert.consultationId} after its bill was made. It would have changed the bill.`
    case 'clock.jumped':
      return `The clock of session ${alert.consultationId} was set back by ${Math.round(-alert.ms / 1000)} s. Its meter stood until both sides were heard again.`
    case 'room.stood':
      return `Session ${alert.consultationId} stood for ${Math.round(alert.ms / 1000)} s: the server was away, or its clock was set ahead. Nobody pays for that time.`
    case 'token.reused':
      return `An old token of account ${alert.userId} was used again, so somebody may have a copy. That login (${alert.loginId}) is over.`
    case 'webhook.failed':
      return `A report of ${alert.provider} was answered with ${alert.status}, and so may others be. The log has the reason.`
    case 'sms.many':
      return 'Very many codes are sent by text this hour, which costs money. Each one more costs its sender a proof of work.'
    case 'signatures.many':
      return `Many webhooks with a wrong signature of ${alert.provider} came within an hour. Either somebody forges them, or the token here is not the provider's.`
    case 'payment.reversed': {
      const of = alert.payment ? `payment ${alert.payment}` : 'a payment that we do not know yet'
      const sum = amountOf(alert)
      return alert.kind === 'dispute'
        ? `A dispute of ${sum} ${DISPUTES[alert.fact]}: ${of}.`
        : `${sum} of ${of} ${alert.fact === 'returned' ? 'that were refunded past us came back: the refund failed' : 'were refunded past us'}.`
    }
    case 'payment.mismatch':
      return alert.kind === 'payment_unknown'
        ? `${amountOf(alert)} were paid for payment ${alert.payment}, which we do not know. No wallet was credited.`
        : `${amountOf(alert)} were paid for payment ${alert.payment}, which asked for another sum. The wallet was not credited.`
  }
}

const DISPUTES = {
  opened: 'was opened',
  withdrawn: 'took the money from us',
  returned: 'ended: the money is ours again',
}

function amountOf({ amountCents, currency }: { amountCents: number; currency: string }): string {
  return `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`
}

/** Alerts of payments, whose use case has already added its own inbox entry. */
export function hasOwnEntry({ event }: RaisedAlert): boolean {
  return event === 'payment.reversed' || event === 'payment.mismatch'
}
