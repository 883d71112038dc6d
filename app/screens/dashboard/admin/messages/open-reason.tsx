// Requires a reason to open a private conversation or one of its files; the reason is written to the audit log first.

import { useForm } from '#app/form/use-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import { messagesTexts } from './messages-text.ts'

export function OpenReason({ consultationId, onOpened }: { consultationId: string; onOpened(): void }) {
  const text = useTexts(messagesTexts).reason
  const form = useForm({
    initial: { reason: '' },
    toBody: ({ reason }) => ({ reason }),
    schema: async () => (await import('#workers/contract/admin/admin-chats.ts')).OpenReason,
    async send(body) {
      await api.call(routes.openConversation, { params: { id: consultationId }, body })
      onOpened()
    },
  })
  return (
    <form onSubmit={form.onSubmit} noValidate className="space-y-4">
      {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
      <p className="max-w-[65ch] text-muted">{text.lead}</p>
      <InputField {...form.bind('reason')} label={text.label} autoFocus />
      <Button type="submit" needsScript variant="primary" loading={form.busy}>
        {text.submit}
      </Button>
    </form>
  )
}
