// Refunds a consultation in full or in part. One idempotency key per opening of the form, so that a repeat refunds
// once.

import { useRevalidator } from '@remix-run/react'
import { useId, useState } from 'react'
import { useForm } from '#app/form/use-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { parseDollars } from '#app/ui/form/parse-dollars.ts'
import { formatUsd } from '#app/ui/money.ts'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { inboxTexts } from './inbox-text.ts'

type Props = { consultationId: string; leftCents: number; onDone: () => void }

/** Inside an entry of the inbox. */
export function RefundForm(props: Props) {
  const text = useTexts(inboxTexts)
  const form = useRefund(props)
  return (
    <form onSubmit={form.onSubmit} noValidate className="mt-4 max-w-[65ch] space-y-3">
      <Fields form={form} leftCents={props.leftCents} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" needsScript variant="danger" size="sm" loading={form.busy}>
          {text.giveBack}
        </Button>
        <Button size="sm" onClick={props.onDone} disabled={form.busy}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}

export function RefundDialog({ title, ...props }: Props & { title: string }) {
  const text = useTexts(inboxTexts)
  const id = useId()
  const form = useRefund(props)
  return (
    <Dialog
      open
      busy={form.busy}
      onClose={props.onDone}
      title={title}
      footer={
        <>
          <Button onClick={props.onDone} disabled={form.busy}>
            {text.cancel}
          </Button>
          <Button type="submit" needsScript form={id} variant="danger" loading={form.busy}>
            {text.giveBack}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={form.onSubmit} noValidate className="space-y-4">
        <Fields form={form} leftCents={props.leftCents} />
      </form>
    </Dialog>
  )
}

function Fields({ form, leftCents }: { form: ReturnType<typeof useRefund>; leftCents: number }) {
  const text = useTexts(inboxTexts)
  return (
    <>
      {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
      <InputField
        {...form.bind('amount_cents')}
        label={text.amount}
        hint={text.amountHint(formatUsd(leftCents))}
        inputMode="decimal"
        autoFocus
      />
      <InputField {...form.bind('reason')} label={text.reason} />
    </>
  )
}

function useRefund({ consultationId: id, leftCents, onDone }: Props) {
  const text = useTexts(inboxTexts)
  const { revalidate } = useRevalidator()
  const [key] = useState(() => crypto.randomUUID())
  return useForm({
    initial: { amount_cents: (leftCents / 100).toFixed(2), reason: '' },
    toBody: ({ amount_cents: amount, reason }) => ({ amount_cents: parseDollars(amount) ?? Number.NaN, reason }),
    schema: async () => (await import('#workers/contract/consultations/consultations.ts')).RefundRequest,
    async send(body) {
      await api.call(routes.refundConsultation, { params: { id }, body, idempotencyKey: key })
      toast.success(text.gaveBack(formatUsd(body.amount_cents)), { duration: ADMIN_TOAST })
      onDone()
      revalidate()
    },
  })
}
