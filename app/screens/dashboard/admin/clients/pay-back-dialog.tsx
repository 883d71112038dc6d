// Returns wallet money to its payment. One idempotency key per opening of the form, so that a repeat pays once. A
// refusal of the provider is final, so the next try has a new key.

import { useRevalidator } from '@remix-run/react'
import { useRef, useState } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { useForm } from '#app/form/use-form.ts'
import { useLocalDate } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { parseDollars } from '#app/ui/form/parse-dollars.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { clientsTexts } from './clients-text.ts'

/** The payments to which money may be returned, in cents. */
export type PaymentsLeft = { freeCents: number; payments: { id: string; leftCents: number; at: number }[] }

type Props = PaymentsLeft & { client: { id: string; full_name: string }; onClose(): void }

export function PayBackDialog({ client: { id, full_name: name }, freeCents, payments, onClose }: Props) {
  const text = useTexts(clientsTexts).payBack
  const { revalidate } = useRevalidator()
  const dateOf = useLocalDate()
  const key = useRef(crypto.randomUUID())
  const mostOf = (paymentId: string) =>
    Math.min(freeCents, payments.find((payment) => payment.id === paymentId)?.leftCents ?? 0)
  const first = payments[0]?.id ?? ''
  const [paymentId, setPaymentId] = useState(first)
  const form = useForm({
    initial: { payment_id: first, amount_cents: inField(mostOf(first)), reason: '' },
    toBody: ({ amount_cents: amount, ...others }) => ({ ...others, amount_cents: parseDollars(amount) ?? Number.NaN }),
    schema: async () => (await import('#workers/contract/money.ts')).PayBackRequest,
    async send(body) {
      await api.call(routes.payBack, { params: { id }, body, idempotencyKey: key.current }).catch((error) => {
        if (error instanceof ApiError && error.code === 'conflict') key.current = crypto.randomUUID()
        throw error
      })
      toast.success(text.done(formatUsd(body.amount_cents)), { duration: ADMIN_TOAST })
      onClose()
      revalidate()
    },
  })
  return (
    <Dialog open onClose={onClose} title={text.title(isolatedName(name))} description={text.lead} busy={form.busy}>
      <form onSubmit={form.onSubmit} noValidate className="space-y-4">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <SelectField
          {...form.bind('payment_id')}
          label={text.payment}
          onChange={({ currentTarget }) => setPaymentId(currentTarget.value)}
          options={payments.map((each) => ({
            value: each.id,
            label: text.paymentOf(dateOf(each.at), formatUsd(each.leftCents)),
          }))}
        />
        <InputField
          {...form.bind('amount_cents')}
          label={text.amount}
          hint={text.amountHint(formatUsd(mostOf(paymentId)))}
          inputMode="decimal"
        />
        <InputField {...form.bind('reason')} label={text.reason} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button onClick={onClose} disabled={form.busy}>
            {text.cancel}
          </Button>
          <Button type="submit" needsScript variant="danger" loading={form.busy}>
            {text.act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const inField = (cents: number) => (cents / 100).toFixed(2)
