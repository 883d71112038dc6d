// Replies by mail to the person of an entry.

import { useRef } from 'react'
import { useForm } from '#app/form/use-form.ts'
import { useFormDraft } from '#app/form/use-form-draft.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { inboxTexts } from './inbox-text.ts'

export function AnswerForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const text = useTexts(inboxTexts)
  const element = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(element, { place: `inbox:${id}` })
  const form = useForm({
    initial: { text: '' },
    toBody: (values) => values,
    schema: async () => (await import('#workers/contract/admin/inbox.ts')).InboxReplyRequest,
    async send(body) {
      await api.call(routes.answerInboxEntry, { params: { id }, body })
      draft.forget()
      toast.success(text.sent, { duration: ADMIN_TOAST })
      onDone()
    },
  })
  return (
    <form
      ref={element}
      onSubmit={form.onSubmit}
      onInput={draft.keep}
      noValidate
      className="mt-4 max-w-[65ch] space-y-3"
    >
      {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
      <TextareaField
        {...form.bind('text')}
        label={text.answerTo(isolatedName(name))}
        hint={text.answerHint}
        rows={5}
        autoFocus
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" needsScript variant="primary" size="sm" loading={form.busy}>
          {text.send}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            draft.forget()
            onDone()
          }}
        >
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
