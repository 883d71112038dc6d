// The free times of an astrologer: a day, then a time, in the reader's zone beside the astrologer's.

import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { cx } from '#app/ui/cx.ts'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { Segment } from '#app/ui/segment.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { SLOT_MINUTES } from '#workers/contract/booking-limits.ts'
import type { Slot, SlotsAnswer } from '#workers/contract/bookings.ts'
import { slotsByDay } from '#workers/contract/slots.ts'
import { bookingTexts } from './booking-text.ts'
import { type Clock, dayShort, timeOf, zoneHere, zoneName } from './booking-time-text.ts'
import { useBookSlotDialog } from './use-book-slot-dialog.ts'

type Props = { astrologer: { id: string; full_name: string }; free: SlotsAnswer; role: string | null }

export function SlotPicker({ astrologer, free, role }: Props) {
  const text = useTexts(bookingTexts)
  // The server knows the astrologer's zone only.
  const here = useHydrated() ? zoneHere() : null
  const there = free.time_zone
  if (there === null || (role !== null && role !== 'user')) return null
  return (
    <section className="tool-section" aria-labelledby="book">
      <h2 className="heading-sm" id="book">
        {text.book}
      </h2>
      {free.slots.length === 0 ? (
        <Callout title={text.none}>{text.noneText(astrologer.full_name)}</Callout>
      ) : (
        <>
          <p className="mb-4 max-w-[62ch] text-small text-muted">{text.bookLead(SLOT_MINUTES)}</p>
          <Days {...{ astrologer, slots: free.slots, there, here: here ?? there, role }} />
          <p className="mt-3 text-small text-muted">
            {here === null || here === there
              ? text.inZone(zoneName(there))
              : text.inZones(zoneName(here), zoneName(there))}
          </p>
        </>
      )}
    </section>
  )
}

type DaysProps = Pick<Props, 'astrologer' | 'role'> & { slots: readonly Slot[]; here: string; there: string }

function Days({ astrologer, slots, here, there, role }: DaysProps) {
  const text = useTexts(bookingTexts)
  const { pathname } = useLocation()
  const locale = useLocale()
  const own: Clock = { locale, timeZone: here }
  const theirs: Clock = { locale, timeZone: there }
  const days = slotsByDay(slots, here)
  const [chosen, setChosen] = useState<string | null>(null)
  const { Dialog, slot, ask, close } = useBookSlotDialog()
  const [day, times] = days.find(([each]) => each === chosen) ?? days[0] ?? ['', []]
  const first = times[0]
  if (!first) return null
  const theirTime = (at: number) =>
    here === there
      ? null
      : dayShort(at, theirs) === dayShort(at, own)
        ? timeOf(at, theirs)
        : `${dayShort(at, theirs)}, ${timeOf(at, theirs)}`
  return (
    <>
      <Segment
        label={text.days}
        value={day}
        onChange={setChosen}
        options={days.map(([value, [slot]]) => ({ value, label: dayShort(slot?.from ?? 0, own) }))}
      />
      <ul
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-2"
        aria-label={text.times(dayShort(first.from, own))}
      >
        {times.map((each) => (
          <li key={each.from}>
            {role === null ? (
              <span className={timeClass}>{timeOf(each.from, own)}</span>
            ) : (
              <PlainButton
                className={cx(timeClass, 'hover:bg-hover')}
                onClick={({ currentTarget }) => void ask(each, currentTarget)}
              >
                {timeOf(each.from, own)}
                {theirTime(each.from) === null ? null : (
                  <span className="block text-tiny font-normal text-muted">
                    {text.theirs(theirTime(each.from) ?? '')}
                  </span>
                )}
              </PlainButton>
            )}
          </li>
        ))}
      </ul>
      {role === null ? (
        <ButtonLink className="mt-4" to={`/login?next=${encodeURIComponent(pathname)}`}>
          {text.login}
        </ButtonLink>
      ) : null}
      {Dialog ? (
        <Dialog {...{ astrologer, slot }} clock={own} theirTime={slot && theirTime(slot.from)} onClose={close} />
      ) : null}
    </>
  )
}

const timeClass =
  'block w-full rounded-[10px] border border-line bg-surface px-3 py-2 text-center num text-14 font-semibold leading-[1.3]'
