// One entry of the inbox: its subject, the consultation's facts, and the actions of an admin.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { toastFailure } from '#app/screens/dashboard/admin/toast-failure.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { KeyValue } from '#app/ui/card.tsx'
import { Chip, type ChipTone } from '#app/ui/chip.tsx'
import { MailAddress } from '#app/ui/mail-address.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { InboxKind, WireInboxEntry } from '#workers/contract/admin/inbox.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { AnswerForm } from './inbox-answer.tsx'
import { RefundForm } from './inbox-refund.tsx'
import { inboxTexts } from './inbox-text.ts'

/** Money at risk has the strongest tone, reports of users the next. */
const TONES: Partial<Record<InboxKind, ChipTone>> = {
  dispute: 'danger',
  payment_mismatch: 'danger',
  payment_unknown: 'danger',
  money_after_closing: 'danger',
  problem_report: 'warn',
  review_report: 'warn',
}

export function InboxEntry({ entry }: { entry: WireInboxEntry }) {
  const text = useTexts(inboxTexts)
  const { kind, text: words, at, closed_at: closedAt } = entry
  return (
    <li className="card card-pad">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Chip tone={TONES[kind] ?? 'info'}>{text.kinds[kind]}</Chip>
        <span className="num text-small text-muted">
          <LocalDateTime at={at} />
        </span>
        {closedAt === null ? null : (
          <span className="num text-small text-muted">
            {text.closedAt} <LocalDateTime at={closedAt} />
          </span>
        )}
      </div>
      <p dir="auto" className="mt-3 max-w-[70ch] wrap-anywhere whitespace-pre-line">
        {words}
      </p>
      <div className="mt-3 max-w-[60ch]">
        <KeyValue items={factsOf(entry)} />
      </div>
      {closedAt === null ? <Actions entry={entry} /> : null}
    </li>
  )
}

function Sender({ name, email }: { name: string; email: string }) {
  return (
    <>
      <bdi>{name}</bdi> · <MailAddress address={email} />
    </>
  )
}

function factsOf({ kind, person, user_id: userId, object, session: consultation }: WireInboxEntry) {
  const text = inboxTexts[currentLanguage()]
  const facts = [
    ...(person ? [{ key: text.from, value: <Sender {...person} /> }] : []),
    ...(!person && userId ? [{ key: text.from, value: text.noAccount }] : []),
  ]
  if (kind === 'contact_message') return facts
  if (!consultation) return [...facts, { key: text.about, value: <code className="wrap-anywhere">{object}</code> }]
  const { user_name: user, astrologer_name: astrologer, billable_seconds: seconds } = consultation
  return [
    ...facts,
    { key: KIND_NAMES[consultation.kind], value: text.between(isolatedName(user), isolatedName(astrologer)) },
    { key: text.minutes, value: text.billed(seconds) },
    { key: text.charged, value: formatUsd(consultation.charge_cents) },
    ...(consultation.refunded_cents > 0 ? [{ key: text.refunded, value: formatUsd(consultation.refunded_cents) }] : []),
  ]
}

function Actions({ entry }: { entry: WireInboxEntry }) {
  const text = useTexts(inboxTexts)
  const [doing, setDoing] = useState<'answer' | 'refund' | null>(null)
  const { busy, close, restore } = useClosing(entry.id)
  const { person, session: consultation } = entry
  const left = consultation ? consultation.charge_cents - consultation.refunded_cents : 0
  const cancel = () => setDoing(null)
  if (doing === 'answer' && person) return <AnswerForm id={entry.id} name={person.name} onDone={cancel} />
  if (doing === 'refund' && consultation)
    return <RefundForm consultationId={consultation.id} leftCents={left} onDone={cancel} />
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      {person ? (
        <Button size="sm" onClick={() => setDoing('answer')}>
          {text.answer}
        </Button>
      ) : null}
      {left > 0 ? (
        <Button size="sm" onClick={() => setDoing('refund')}>
          {text.refund}
        </Button>
      ) : null}
      {consultation?.ended_at ? (
        <ButtonLink size="sm" variant="quiet" to={`/receipts/${consultation.id}`}>
          {text.receipt}
        </ButtonLink>
      ) : null}
      {entry.kind === 'contact_change' ? (
        <Button size="sm" variant="danger-quiet" disabled={busy} onClick={restore}>
          {text.restoreContact}
        </Button>
      ) : null}
      <Button size="sm" variant="primary" loading={busy} onClick={close}>
        {text.close}
      </Button>
    </div>
  )
}

type Route = typeof routes.closeInboxEntry | typeof routes.restoreContact

/** Closing fails if another admin was faster; the list is then reloaded. */
function useClosing(id: string) {
  const text = useTexts(inboxTexts)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  async function send(route: Route, { params, done }: { params: { id: string }; done: string }) {
    setBusy(true)
    try {
      await api.call(route, { params })
      toast.success(done, { duration: ADMIN_TOAST })
    } catch (error) {
      toastFailure(text.failed, error)
      setBusy(false)
    }
    revalidate()
  }
  return {
    busy,
    close: () => void send(routes.closeInboxEntry, { params: { id }, done: text.closedToast }),
    restore: () =>
      void send(routes.restoreContact, {
        params: { id: id.replace('contact_change:', '') },
        done: text.restoredContact,
      }),
  }
}
