// The lower half of a profile: free times, usual hours, the steps of a consultation, ratings.
import { useTexts } from '#app/language/texts.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'
import type { BookingRefusal } from '#app/screens/bookings/read-booking-refusal.ts'
import { SlotPicker } from '#app/screens/bookings/slot-picker.tsx'
import type { AstrologerAnswer } from '#workers/contract/astrologers/astrologers.ts'
import type { SlotsAnswer } from '#workers/contract/astrologers/bookings.ts'
import { Reviews } from './reviews.tsx'
import { UsualHours } from './usual-hours.tsx'

export type LowerProfileProps = {
  astrologer: AstrologerAnswer
  page: number
  free: SlotsAnswer
  bookingRefusal: BookingRefusal | null
  role: string | null
}

export function LowerProfile({ astrologer, page, free, bookingRefusal, role }: LowerProfileProps) {
  return (
    <>
      <SlotPicker astrologer={astrologer} free={free} role={role} refusal={bookingRefusal} />
      <UsualHours astrologer={astrologer} />
      <ConsultationSteps />
      <Reviews astrologer={astrologer} page={page} canReport={role === 'user'} />
    </>
  )
}

function ConsultationSteps() {
  const text = useTexts(directoryTexts)
  return (
    <section className="tool-section" aria-labelledby="steps">
      <h2 className="heading-sm" id="steps">
        {text.stepsTitle}
      </h2>
      <ol className="grid gap-3">
        {text.steps.map((step, n) => (
          <li key={step} className="flex max-w-[62ch] gap-3">
            <span className="w-4 flex-none font-display num text-[22px] leading-none text-accent-text">{n + 1}</span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
