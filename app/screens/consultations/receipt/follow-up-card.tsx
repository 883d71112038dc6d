// After a consultation: the client's one free message, and the astrologer's one answer.

import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { useFocusAfter } from '#app/form/use-focus-after.ts'
import { useFormDraft } from '#app/form/use-form-draft.ts'
import { type PostedForm, usePostedForm } from '#app/form/use-posted-form.ts'
import { LocalWhen } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { MessageText } from '#app/screens/consultations/chat/message-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import type { WireReceipt } from '#workers/contract/consultations/consultations.ts'
import type { FollowUpAnswer } from '#workers/contract/consultations/follow-ups.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { FOLLOW_UP_INTENTS } from './follow-up-intents.ts'
import { followUpTexts } from './follow-up-text.ts'

/** `action`: the page of the receipt. */
type Props = { action: string; receipt: WireReceipt; followUp: FollowUpAnswer }

export function FollowUpCard({ action, receipt, followUp }: Props) {
  const text = useTexts(followUpTexts)
  const { message, reply, act, until } = followUp
  const isClient = receipt.side === 'user'
  const other = isolatedName(isClient ? receipt.astrologer_name : receipt.user_name)
  const form = usePostedForm<'text'>(action, {
    intent: FOLLOW_UP_INTENTS[isClient ? 'write' : 'reply'],
  })
  const draft = useFormDraft(form.props.ref, { place: `follow-up:${receipt.session_id}`, done: form.done })
  const sent = form.done !== null && !act
  const place = useFocusAfter<HTMLParagraphElement>(sent)
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
          <FollowUpForm form={form} act={act} other={other} onInput={draft.keep} />
        </>
      ) : null}
      {sent ? (
        <p ref={place} tabIndex={-1} role="status" className="text-small focus:outline-none">
          {isClient ? text.sent : text.replied}
        </p>
      ) : null}
      {!act && message && !reply && isClient ? <p className="text-small text-muted">{text.waiting(other)}</p> : null}
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
      <p dir="auto" className="mt-1 text-14 wrap-anywhere whitespace-pre-line">
        <MessageText text={said.text} />
      </p>
    </div>
  )
}

type FormProps = { form: PostedForm<'text'>; act: 'write' | 'reply'; other: string; onInput(): void }

function FollowUpForm({ form, act, other, onInput }: FormProps) {
  const text = useTexts(followUpTexts)
  const { Form } = form
  return (
    <Form {...form.props} onInput={onInput} className="space-y-3">
      <FormFields fields={form.fields} />
      <FormProblem form={form} />
      <TextareaField
        {...form.bind('text')}
        label={act === 'write' ? text.label(other) : text.replyLabel(other)}
        hint={text.hint}
        rows={4}
        maxLength={1000}
      />
      <Button type="submit" size="sm" loading={form.busy}>
        {act === 'write' ? text.send : text.reply}
      </Button>
    </Form>
  )
}
