// Confirms the cancellation of a booked time.
import { useLocation } from '@remix-run/react'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import type { WireBooking } from '#workers/contract/astrologers/bookings.ts'
import { bookingTexts } from './booking-text.ts'
import { cancelIntent } from './cancel-intent.ts'

type Props = { booking: Pick<WireBooking, 'id' | 'astrologer_id' | 'name'>; page: number }

export function CancelBooking({ booking: { id, astrologer_id: astrologer, name }, page }: Props) {
  const text = useTexts(bookingTexts)
  const { pathname } = useLocation()
  const address = `${pathname}?${new URLSearchParams({ page: String(page), astrologer, cancel: id })}`
  const form = usePostedForm<never>(address, { intent: cancelIntent(id) })
  const { Form, failure } = form
  return (
    <details open={failure ? true : undefined} className="text-right open:basis-full">
      <summary className={buttonClass({ size: 'sm', className: 'list-none' })} aria-label={text.cancelOf(name)}>
        {text.cancel}
      </summary>
      <Form {...form.props} className="mt-2 ml-auto max-w-56 space-y-2" aria-label={text.cancelAsk(name)}>
        <FormFields fields={form.fields} />
        <p className="text-small text-muted">{text.cancelText}</p>
        <FormProblem form={form} />
        <Button type="submit" size="sm" variant="danger" loading={form.busy}>
          {text.cancelNow}
        </Button>
      </Form>
    </details>
  )
}
