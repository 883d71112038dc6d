// Confirms the booking of a time. Loaded on the first click.
import { useEffect, useId } from 'react'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { useTexts } from '#app/language/texts.ts'
import { zoneOfBrowser } from '#app/language/zone-of-browser.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import type { Slot } from '#workers/contract/astrologers/bookings.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { zoneToday } from '#workers/contract/time/wall-clock.ts'
import { BOOK } from './book-intents.ts'
import { bookRulesTexts } from './book-rules-text.ts'
import { bookingTexts } from './booking-text.ts'
import { type Clock, slotText } from './booking-time-text.ts'
import { BookingWayOn } from './booking-way-on.tsx'
import { useBookForm } from './use-book-form.ts'

export type BookSlotProps = {
  astrologer: { id: string; full_name: string }
  /** The selected time; null while the dialog is closed. */
  slot: Slot | null
  clock: Clock
  /** The astrologer's local time, if it differs. */
  theirTime: string | null
  onClose(): void
}

export function BookSlotDialog({ astrologer, slot, clock, theirTime, onClose }: BookSlotProps) {
  const text = useTexts(bookingTexts)
  const rules = useTexts(bookRulesTexts)
  const form = useBookForm({
    intent: BOOK.dialog,
    astrologerId: astrologer.id,
    slot: slot?.from ?? 0,
    timeZone: zoneToday(zoneOfBrowser()),
  })
  const { Form, busy, done } = form
  const id = useId()
  useEffect(() => {
    if (done) onClose()
  }, [done, onClose])
  return (
    <Dialog
      open={slot !== null}
      busy={busy}
      onClose={onClose}
      title={text.ask(isolatedName(astrologer.full_name))}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {text.keep}
          </Button>
          <Button type="submit" form={id} variant="primary" loading={busy}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <Form {...form.props} id={id} className="space-y-3">
        <FormFields fields={form.fields} />
        {slot ? <p className="num">{text.askText(slotText(slot, clock), theirTime)}</p> : null}
        <p className="text-small text-muted">{rules.kept}</p>
        <FormProblem form={form} retry={false} way={<BookingWayOn code={form.failure?.code} />} />
      </Form>
    </Dialog>
  )
}
