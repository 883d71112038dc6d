// Alerts to the operator: a log line, an inbox entry and a mail, each once a day; and a nightly digest.

import type { InboxKind } from '#workers/contract/admin/inbox.ts'
import type { Mail } from '#workers/contract/ports.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { bindDeps } from '#workers/domain/bind-deps.ts'
import { putEntry } from '#workers/domain/inbox/index.ts'
import { countInbox } from '#workers/domain/reports/index.ts'
import { logAlert, logFailure } from '#workers/log.ts'
import { hasOwnEntry, type RaisedAlert, sentenceOf, subjectOf } from './alert-text.ts'

export type { RaisedAlert } from './alert-text.ts'

type Deps = {
  db: Db
  now: () => number
  origin: string
  tellAdmins: (notice: Pick<Mail, 'subject' | 'text' | 'links'>) => Promise<void>
}

/**
 * `raise`: reports an alert. `report`: the same but never throws, for work that must not fail through it. `digest`: mails the
 * open cases of the admins, if any.
 */
export function createAlerts(deps: Deps) {
  return bindDeps(deps, { raise, report, digest })
}

async function raise({ db, now, origin, tellAdmins }: Deps, alert: RaisedAlert): Promise<void> {
  logAlert(alert)
  const text = sentenceOf(alert)
  const mail = (path: string) =>
    tellAdmins({
      subject: `Please look: ${subjectOf(alert)}`,
      text,
      links: [{ label: 'See it in the inbox', url: origin + path }],
    })
  if (hasOwnEntry(alert)) return mail('/dashboard/admin/inbox')
  const at = now()
  const day = new Date(at).toISOString().slice(0, 10)
  const id = `alert:${alert.event}:${subjectOf(alert)}:${day}`
  const entry = { id, kind: 'alert' as const, object: `alert:${alert.event}`, userId: null, detail: text, at }
  const { fresh } = await commit(db, [putEntry(db, entry)])
  if (!fresh[0]) return
  await mail('/dashboard/admin/inbox?kind=alert')
}

async function report(deps: Deps, alert: RaisedAlert): Promise<void> {
  await raise(deps, alert).catch((error: unknown) => logFailure({ event: 'alert.failed', alert: alert.event }, error))
}

async function digest({ db, now, origin, tellAdmins }: Deps): Promise<void> {
  const open = await countInbox(db)
  if (open.length === 0) return
  const day = new Date(now() - DAY).toISOString().slice(0, 10)
  const lines = open.map(({ kind, count }) => `${count} × ${NAMES[kind]}`)
  await tellAdmins({
    subject: `What waits for you, after ${day}`,
    text: lines.join('\n'),
    links: [{ label: 'Open the inbox', url: `${origin}/dashboard/admin/inbox` }],
  })
}

const NAMES: Record<InboxKind, string> = {
  problem_report: 'a problem that a person reported',
  review_report: 'a review that was reported',
  contact_message: 'a message of a visitor',
  contradiction: 'a session with contradicting reports',
  lost_too_often: 'a client whose free sessions were lost too often',
  much_absence: 'a session with more absence than talk',
  payment_mismatch: 'a payment of another amount than agreed',
  payment_unknown: 'a payment that we do not know',
  dispute: 'a disputed payment',
  provider_refund: 'a refund made at the provider',
  money_after_closing: 'money for a closed account',
  contact_change: 'an objection to a changed e-mail address or phone number',
  alert: 'an alert of the platform itself',
}
