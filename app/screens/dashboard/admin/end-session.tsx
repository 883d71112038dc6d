import { useRevalidator } from '@remix-run/react'
import { api } from '#app/auth/browser-login.ts'
import { useForm } from '#app/screens/account/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { LiveSession } from '#workers/contract/audit.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { listText } from './list-text.ts'
import { liveText as text } from './live-text.ts'

const FORM = 'end-session'

/** An admin ends a session that runs; the reason goes into the audit log. */
export function EndSession({ session, onClose }: { session: LiveSession; onClose(): void }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { reason: '' },
    toBody: ({ reason }) => ({ reason }),
    schema: async () => (await import('#workers/contract/audit.ts')).EndRequest,
    async send(body) {
      await api.call(routes.endLiveSession, { params: { id: session.id }, body })
      toast.success(text.ended, { duration: ADMIN_TOAST })
      onClose()
      revalidate()
    },
  })
  return (
    <Dialog
      open
      busy={form.busy}
      onClose={onClose}
      title={text.endTitle}
      description={`${session.user}, ${session.astrologer}`}
      footer={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {listText.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="danger" loading={form.busy}>
            {text.end}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={form.onSubmit} noValidate className="space-y-4">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <p>{text.endLead}</p>
        <InputField {...form.bind('reason')} label={text.reason} autoFocus />
      </form>
    </Dialog>
  )
}
