// Marks payouts as paid, in batches of a hundred; failures are listed with their reasons.

import { useRevalidator } from '@remix-run/react'
import { useRef } from 'react'
import { useForm } from '#app/form/use-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { listTexts } from '#app/screens/dashboard/admin/list-text.ts'
import { usePlatformZone } from '#app/screens/dashboard/admin/platform-zone.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { formatInr } from '#app/ui/money.ts'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { DuePayout, PayResult } from '#workers/contract/admin/payout-runs.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { payoutInstant } from './payout-instant.ts'
import { payoutRunsTexts } from './payouts-text.ts'

const FORM = 'pay-astrologers'
/** The request's maximum. */
const AT_ONCE = 100

type Props = { to: string; today: string; rows: readonly DuePayout[]; onClose(): void; onDone(): void }

export function PayDialog({ to, rows, today, onClose, onDone }: Props) {
  const text = useTexts(payoutRunsTexts)
  const listText = useTexts(listTexts)
  const { revalidate } = useRevalidator()
  const timezone = usePlatformZone()
  const keyOf = useKeys()
  const payouts = rows.map(({ astrologer_id, payable_paise: paise }) => ({ astrologer_id, paise }))
  const form = useForm({
    initial: { reference: '', paid_at: today },
    toBody: ({ reference, paid_at: day }) => ({
      to,
      reference,
      payouts: payouts.slice(0, AT_ONCE),
      paid_at: payoutInstant({ day, timezone, now: Date.now() }),
    }),
    schema: async () => (await import('#workers/contract/admin/payout-runs.ts')).PayRequest,
    async send(body) {
      const result: PayResult = { paid: [], failed: [] }
      for (let from = 0; from < payouts.length; from += AT_ONCE) {
        const part = { ...body, payouts: payouts.slice(from, from + AT_ONCE) }
        const { paid, failed } = await api.call(routes.payAstrologers, { body: part, idempotencyKey: keyOf(part) })
        result.paid.push(...paid)
        result.failed.push(...failed)
      }
      if (result.paid.length > 0) toast.success(text.paid(result.paid.length), { duration: ADMIN_TOAST })
      if (result.failed.length > 0) {
        // Names are from the table, because the server's list has no astrologer whom another admin has paid.
        const nameOf = new Map(rows.map(({ astrologer_id: id, name }) => [id, name]))
        const named = result.failed
          .map(({ astrologer_id: id, name, error }) => `${isolatedName(nameOf.get(id) ?? name)} (${error})`)
          .join(', ')
        toast.error(text.failedSome(named), { duration: ADMIN_TOAST })
      }
      onDone()
      onClose()
      revalidate()
    },
  })
  const sum = rows.reduce((total, { payable_paise: paise }) => total + paise, 0)
  return (
    <Dialog
      open
      busy={form.busy}
      onClose={onClose}
      title={text.payTitle(rows.length)}
      footer={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {listText.cancel}
          </Button>
          <Button type="submit" needsScript form={FORM} variant="primary" loading={form.busy}>
            {text.mark(0)}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={form.onSubmit} noValidate className="space-y-4">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <p>{text.payLead(formatInr(sum))}</p>
        <InputField {...form.bind('reference')} label={text.reference} autoFocus />
        <InputField {...form.bind('paid_at')} type="date" max={today} label={text.paidOn} />
      </form>
    </Dialog>
  )
}

/** One idempotency key per input: a second click, or a retry after a lost response, is the same request. */
function useKeys() {
  const keys = useRef(new Map<string, string>())
  return (body: object) => {
    const text = JSON.stringify(body)
    const key = keys.current.get(text) ?? crypto.randomUUID()
    keys.current.set(text, key)
    return key
  }
}
