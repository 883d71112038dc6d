import { api } from '#app/auth/browser-login.ts'
import { useTexts } from '#app/language/texts.ts'
import { useForm } from '#app/screens/account/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { directoryTexts } from './directory-text.ts'

export type ReportDialogProps = { id: string; open: boolean; onClose(): void }

export function ReportDialog({ id, open, onClose }: ReportDialogProps) {
  const text = useTexts(directoryTexts)
  const form = useForm({
    initial: { reason: '' },
    toBody: (values) => values,
    schema: async () => (await import('#workers/contract/reviews.ts')).ReportReviewRequest,
    async send(body) {
      await api.call(routes.reportReview, { params: { id }, body })
      toast.success(text.reportSent)
      onClose()
    },
  })
  return (
    <Dialog open={open} onClose={onClose} busy={form.busy} title={text.reportTitle} description={text.reportLead}>
      <form onSubmit={form.onSubmit} noValidate className="space-y-4">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <TextareaField {...form.bind('reason')} label={text.reportReason} rows={4} />
        <Button type="submit" needsScript variant="primary" loading={form.busy}>
          {text.reportSend}
        </Button>
      </form>
    </Dialog>
  )
}
