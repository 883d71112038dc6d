// After a consultation: the client's one free message, and the astrologer's one answer.

import { useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { useTexts } from '#app/language/texts.ts'
import { useForm } from '#app/screens/account/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { WireReceipt } from '#workers/contract/consultations.ts'
import type { FollowUpAnswer } from '#workers/contract/follow-ups.ts'
import { followUpTexts } from './follow-up-text.ts'
import { LocalWhen } from './local-time.tsx'
import { MessageText } from './message-text.tsx'

type Props = { receipt: WireReceipt; followUp: FollowUpAnswer }

export function FollowUpCard({ receipt, followUp }: Props) {
  const text = useTexts(followUpTexts)
  const [shown, setShown] = useState(followUp)
  const { message, reply, act, until } = shown
  const isClient = receipt.side === 'user'
  const other = isClient ? receipt.astrologer_name : receipt.user_name
  if (!message && act !== 'write') return null
  return (
    <section className="space-y-4 card card-pad print:hidden" id="follow-up" aria-labelledby="follow-up-title">
      <h2 className="heading-xs" id="follow-up-title">
        {text.title}
      </h2>
      {message ? <Said title={isClient ? text.yours : text.theirs(other)} said={message} /> : null}
      {reply ? <Said title={isClient ? text.theirReply(other) : text.yourReply} said={reply} /> : null}
      {act ? (
        <>
          <p className="text-small text-muted">
            {act === 'write' ? text.lead(other) : text.replyLead}{' '}
            {until ? (
              <>
                {text.until} <LocalWhen at={until} />
                {text.untilEnd}
              </>
            ) : null}
          </p>
          <FollowUpForm id={receipt.session_id} act={act} other={other} onSent={setShown} />
        </>
      ) : message && !reply && isClient ? (
        <p className="text-small text-muted">{text.waiting(other)}</p>
      ) : null}
    </section>
  )
}

function Said({ title, said }: { title: string; said: { text: string; at: number } }) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3 text-small text-muted">
        <span>{title}</span>
        <span className="num">
          <LocalWhen at={said.at} />
        </span>
      </p>
      <p className="mt-1 text-14 wrap-anywhere whitespace-pre-line">
        <MessageText text={said.text} />
      </p>
    </div>
  )
}

type FormProps = { id: string; act: 'write' | 'reply'; other: string; onSent(next: FollowUpAnswer): void }

function FollowUpForm({ id, act, other, onSent }: FormProps) {
  const text = useTexts(followUpTexts)
  const form = useForm({
    initial: { text: '' },
    toBody: (values) => values,
    schema: async () => (await import('#workers/contract/follow-ups.ts')).FollowUpRequest,
    async send(body) {
      const asked = { params: { id }, body }
      const next =
        act === 'write' ? await api.call(routes.sendFollowUp, asked) : await api.call(routes.answerFollowUp, asked)
      toast.success(act === 'write' ? text.sent : text.replied)
      onSent(next)
    },
  })
  return (
    <form onSubmit={form.onSubmit} noValidate className="space-y-3">
      {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
      <TextareaField
        {...form.bind('text')}
        label={act === 'write' ? text.label(other) : text.replyLabel(other)}
        hint={text.hint}
        rows={4}
        maxLength={1000}
      />
      <Button type="submit" needsScript size="sm" loading={form.busy}>
        {act === 'write' ? text.send : text.reply}
      </Button>
    </form>
  )
}
