// An admin refunds a consultation in whole or in part. One key for each opening of the form: a repeat refunds once.
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { useForm } from '#app/screens/account/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { parseDollars } from '#app/ui/parse-dollars.ts'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { inboxText as text } from './inbox-text.ts'

type Props = { consultationId: string; leftCents: number; onDone: () => void }

export function RefundForm({ consultationId: id, leftCents, onDone }: Props) {
  const { revalidate } = useRevalidator()
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm({
    initial: { amount_cents: (leftCents / 100).toFixed(2), reason: '' },
    toBody: ({ amount_cents: amount, reason }) => ({ amount_cents: parseDollars(amount) ?? Number.NaN, reason }),
    schema: async () => (await import('#workers/contract/consultations.ts')).RefundRequest,
    async send(body) {
      await api.call(routes.refundConsultation, { params: { id }, body, idempotencyKey: key })
      toast.success(text.gaveBack(formatUsd(body.amount_cents)), { duration: ADMIN_TOAST })
      onDone()
      revalidate()
    },
  })
  return (
    <form onSubmit={form.onSubmit} noValidate className="mt-4 max-w-[65ch] space-y-3">
      {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
      <InputField
        {...form.bind('amount_cents')}
        label={text.amount}
        hint={text.amountHint(formatUsd(leftCents))}
        inputMode="decimal"
        autoFocus
      />
      <InputField {...form.bind('reason')} label={text.reason} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant="danger" size="sm" loading={form.busy}>
          {text.giveBack}
        </Button>
        <Button size="sm" onClick={onDone}>
          {text.cancel}
        </Button>
      </div>
    </form>
  )
}
