// Beside the free times: why none can be booked now, and the form of the time that the page's address names, for browsers without
// scripts. Others have the dialog.

import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { useFocusAfter } from '#app/form/use-focus-after.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import type { Slot } from '#workers/contract/astrologers/bookings.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { BOOK } from './book-intents.ts'
import { bookRulesTexts } from './book-rules-text.ts'
import { bookingTexts } from './booking-text.ts'
import { type Clock, slotText } from './booking-time-text.ts'
import { BookingWayOn } from './booking-way-on.tsx'
import type { BookingRefusal } from './read-booking-refusal.ts'
import { useBookForm } from './use-book-form.ts'

export type BookSlotInPlaceProps = {
  astrologer: { id: string; full_name: string }
  from: number
  /** Undefined if the time is no longer free. */
  slot: Slot | undefined
  clock: Clock
  refusal: BookingRefusal | null
}

export function BookSlotInPlace({ refusal, ...asked }: BookSlotInPlaceProps) {
  return (
    <>
      {refusal ? <BookingRefused {...refusal} /> : null}
      {asked.from > 0 ? <AskedTime {...asked} /> : null}
    </>
  )
}

function AskedTime({ astrologer, from, slot, clock }: Omit<BookSlotInPlaceProps, 'refusal'>) {
  const text = useTexts(bookingTexts)
  const rules = useTexts(bookRulesTexts)
  const form = useBookForm({ intent: BOOK.page, astrologerId: astrologer.id, slot: from })
  const { Form, done, busy } = form
  const place = useFocusAfter<HTMLDivElement>(done)
  if (done)
    return (
      <div ref={place} tabIndex={-1} role="status" className="mb-4 focus:outline-none">
        <Callout
          tone="ok"
          action={
            <ButtonLink size="sm" to="/dashboard/user/bookings">
              {text.mine}
            </ButtonLink>
          }
        >
          {text.booked}
        </Callout>
      </div>
    )
  if (!slot && !form.problem) return null
  return (
    <Form {...form.props} className="mb-4 space-y-3 card card-pad" aria-labelledby="book-time">
      <FormFields fields={form.fields} />
      <h3 id="book-time" className="heading-xs">
        {text.ask(isolatedName(astrologer.full_name))}
      </h3>
      <FormProblem form={form} way={<BookingWayOn code={form.failure?.code} />} />
      {slot ? (
        <>
          <p className="num">{text.askText(slotText(slot, clock), null)}</p>
          <p className="text-small text-muted">{rules.kept}</p>
          <Button type="submit" variant="primary" loading={busy}>
            {text.confirm}
          </Button>
        </>
      ) : null}
    </Form>
  )
}

// Says beside the times why none can be booked now.
export function BookingRefused({ code, sentence }: BookingRefusal) {
  return (
    <Callout className="mb-4" tone="warn" action={<BookingWayOn code={code} />}>
      {sentence}
    </Callout>
  )
}
