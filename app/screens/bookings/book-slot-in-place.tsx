// Books the time that the page's address names, for browsers without scripts: others have the dialog.
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { useFocusAfter } from '#app/form/use-focus-after.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import type { Slot } from '#workers/contract/bookings.ts'
import { BOOK } from './book-intents.ts'
import { bookingTexts } from './booking-text.ts'
import { type Clock, slotText } from './booking-time-text.ts'
import { useBookForm } from './use-book-form.ts'

export type BookSlotInPlaceProps = {
  astrologer: { id: string; full_name: string }
  from: number
  /** Undefined where the time is free no more. */
  slot: Slot | undefined
  clock: Clock
}

export function BookSlotInPlace({ astrologer, from, slot, clock }: BookSlotInPlaceProps) {
  const text = useTexts(bookingTexts)
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
        {text.ask(astrologer.full_name)}
      </h3>
      <FormProblem form={form} />
      {slot ? (
        <>
          <p className="num">{text.askText(slotText(slot, clock), null)}</p>
          <Button type="submit" variant="primary" loading={busy}>
            {text.confirm}
          </Button>
        </>
      ) : null}
    </Form>
  )
}
