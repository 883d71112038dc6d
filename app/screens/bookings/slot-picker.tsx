// The free times of an astrologer: a day, then a time, in the reader's zone beside the astrologer's.

import { useLocation, useSearchParams } from '@remix-run/react'
import { lazy, useDeferredValue, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { zoneOfBrowser } from '#app/language/zone-of-browser.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { cx } from '#app/ui/cx.ts'
import { Segment, type SegmentOption, segmentClass } from '#app/ui/form/segment.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { useLocale } from '#app/ui/hooks/use-locale.ts'
import { Link } from '#app/ui/link.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { SLOT_MINUTES } from '#workers/contract/astrologers/booking-limits.ts'
import type { Slot, SlotsAnswer } from '#workers/contract/astrologers/bookings.ts'
import { slotsByDay } from '#workers/contract/astrologers/slots.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import type { BookSlotInPlaceProps } from './book-slot-in-place.tsx'
import { bookingTexts } from './booking-text.ts'
import { type Clock, dayShort, timeOf, zoneName } from './booking-time-text.ts'
import type { BookingRefusal } from './read-booking-refusal.ts'
import { useBookSlotDialog } from './use-book-slot-dialog.ts'

// Loaded on demand, because visitors see a profile without its forms.
const BookSlotInPlace = lazy(async () => ({ default: (await import('./book-slot-in-place.tsx')).BookSlotInPlace }))

type Props = {
  astrologer: { id: string; full_name: string }
  free: SlotsAnswer
  role: string | null
  refusal: BookingRefusal | null
}

export function SlotPicker({ astrologer, free, role, refusal }: Props) {
  const text = useTexts(bookingTexts)
  // The server has only the astrologer's zone.
  const here = useHydrated() ? zoneOfBrowser() : null
  const there = free.time_zone
  const [params] = useSearchParams()
  const locale = useLocale()
  const asked = Number(params.get('time'))
  if (there === null || (role !== null && role !== 'user')) return null
  return (
    <section className="tool-section" aria-labelledby="book">
      <h2 className="heading-sm" id="book">
        {text.book}
      </h2>
      {role === 'user' && (asked > 0 || refusal) ? (
        <AskedTime
          astrologer={astrologer}
          from={asked}
          refusal={refusal}
          slot={free.slots.find(({ from }) => from === asked)}
          clock={{ locale, timeZone: here ?? there }}
        />
      ) : null}
      {free.slots.length === 0 ? (
        <Callout title={text.none}>{text.noneText(isolatedName(astrologer.full_name))}</Callout>
      ) : (
        <>
          <p className="mb-4 max-w-[62ch] text-small text-muted">{text.bookLead(SLOT_MINUTES)}</p>
          <Days astrologer={astrologer} slots={free.slots} there={there} here={here ?? there} role={role} />
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

/** New props are deferred, because React replaces the server's HTML of a suspended part that gets new props. */
function AskedTime(props: BookSlotInPlaceProps) {
  return useDeferredValue(
    <LazyPart>
      <BookSlotInPlace {...props} />
    </LazyPart>,
  )
}

type DaysProps = Pick<Props, 'astrologer' | 'role'> & { slots: readonly Slot[]; here: string; there: string }

function Days({ astrologer, slots, here, there, role }: DaysProps) {
  const text = useTexts(bookingTexts)
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const isLinked = !useHydrated() && role !== null
  const locale = useLocale()
  const own: Clock = { locale, timeZone: here }
  const theirs: Clock = { locale, timeZone: there }
  const days = slotsByDay(slots, here)
  const [chosen, setChosen] = useState<string | null>(params.get('day'))
  const { Dialog, slot, ask, close } = useBookSlotDialog()
  const [day, times] = days.find(([each]) => each === chosen) ?? days[0] ?? ['', []]
  const options = days.map(([value, [slot]]) => ({ value, label: dayShort(slot?.from ?? 0, own) }))
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
      {isLinked ? (
        <DayLinks options={options} value={day} />
      ) : (
        <Segment label={text.days} value={day} onChange={setChosen} options={options} />
      )}
      <ul
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-2"
        aria-label={text.times(dayShort(first.from, own))}
      >
        {times.map((each) => (
          <li key={each.from}>
            {role === null ? (
              <span className={timeClass}>{timeOf(each.from, own)}</span>
            ) : isLinked ? (
              <Link className={cx(timeClass, 'text-text no-underline')} to={`?time=${each.from}&day=${day}#book`}>
                {timeOf(each.from, own)}
              </Link>
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
        <Dialog
          astrologer={astrologer}
          slot={slot}
          clock={own}
          theirTime={slot && theirTime(slot.from)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

/** The days, until a script chooses between them. */
function DayLinks({ options, value }: { options: readonly SegmentOption<string>[]; value: string }) {
  const text = useTexts(bookingTexts)
  return (
    <nav className={segmentClass} aria-label={text.days}>
      {options.map((each) => (
        <Link
          key={each.value}
          className="segment-item"
          to={`?day=${each.value}#book`}
          aria-current={each.value === value ? 'true' : undefined}
        >
          {each.label}
        </Link>
      ))}
    </nav>
  )
}

const timeClass =
  'block w-full rounded-[10px] border border-line bg-surface px-3 py-2 text-center num text-14 font-semibold leading-[1.3]'
