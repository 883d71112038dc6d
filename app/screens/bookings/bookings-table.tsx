// The booked times of one side: future ones with their buttons, then past ones.

import { useLocation } from '@remix-run/react'
import { useFocusAfter } from '#app/form/use-focus-after.ts'
import { addressOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { zoneOfBrowser } from '#app/language/zone-of-browser.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { useLocale } from '#app/ui/hooks/use-locale.ts'
import { saveLinked } from '#app/ui/save-file.ts'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { type Column, Table } from '#app/ui/table/table.tsx'
import type { WireBooking } from '#workers/contract/astrologers/bookings.ts'
import { BOOKINGS_A_PAGE } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { BeginBookedConsultation } from './begin-booked-consultation.tsx'
import { bookingTexts } from './booking-text.ts'
import { type Clock, slotText } from './booking-time-text.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { ownBookingsTexts } from './own-bookings-text.ts'
import type { BookingsPage } from './read-bookings.ts'

type Side = 'user' | 'astrologer'
type Props = BookingsPage & { side: Side }

export function BookingsTable({ bookings, side, zone, now, page, count, cancelled }: Props) {
  const text = useTexts(bookingTexts)
  const ownText = useTexts(ownBookingsTexts)
  const { key } = useLocation()
  const place = useFocusAfter<HTMLDivElement>(cancelled && key)
  const photo = usePhotoUrl()
  const clock = { locale: useLocale(), timeZone: useHydrated() ? zoneOfBrowser() : (zone ?? 'UTC') }
  const columns: Column<WireBooking>[] = [
    {
      key: 'who',
      header: ownText.withWhom[side],
      lead: true,
      cell: ({ name, photo: own, other_over: over, other_missed: missed }) => (
        <span className="flex min-w-0 items-center gap-3.5">
          <Avatar name={name} photo={photo(own)} />
          <span className="min-w-0">
            <b className="block font-semibold wrap-anywhere">{name}</b>
            {missed > 0 ? (
              <span className="block num text-small text-muted">{ownText.missed(missed, over)}</span>
            ) : null}
          </span>
        </span>
      ),
    },
    {
      key: 'when',
      header: ownText.when,
      className: 'num text-balance',
      cell: (booking) => slotText(booking, clock),
    },
    { key: 'state', header: ownText.state, cell: (booking) => <State booking={booking} side={side} now={now} /> },
    {
      key: 'actions',
      header: <span className="sr-only">{ownText.actions}</span>,
      align: 'right',
      cell: (booking) =>
        isOpen(booking, now) ? (
          <span className="flex flex-wrap justify-end gap-2">
            {isNow(booking, now) ? <Begin booking={booking} side={side} clock={clock} /> : null}
            <a
              className={buttonClass({ size: 'sm' })}
              href={addressOf(`/bookings/${booking.id}/calendar.ics`)}
              onClick={saveLinked}
            >
              {ownText.calendar}
            </a>
            {isNow(booking, now) ? null : <CancelBooking booking={booking} page={page} />}
          </span>
        ) : null,
    },
  ]
  return (
    <>
      {cancelled ? (
        <div ref={place} tabIndex={-1} role="status" className="mb-6 focus:outline-none">
          <Callout tone="ok">{ownText.cancelled}</Callout>
        </div>
      ) : null}
      <Table
        caption={side === 'user' ? text.mine : text.title}
        columns={columns}
        rows={bookings}
        rowKey={({ id }) => id}
        empty={<Nothing side={side} />}
      />
      {count > BOOKINGS_A_PAGE ? <Pagination page={page} pageSize={BOOKINGS_A_PAGE} total={count} /> : null}
    </>
  )
}

function isOpen({ state, to }: WireBooking, now: number): boolean {
  return state === 'booked' && to > now
}

function isNow({ from, to }: WireBooking, now: number): boolean {
  return from <= now && now < to
}

function State({ booking, side, now }: { booking: WireBooking; side: Side; now: number }) {
  const ownText = useTexts(ownBookingsTexts)
  const { state, cancelled_by: by, outcome, name } = booking
  if (state === 'cancelled') return <Chip>{ownText.cancelledBy(by === side ? ownText.you : isolatedName(name))}</Chip>
  if (isOpen(booking, now))
    return (
      <Chip tone={isNow(booking, now) ? 'ok' : 'info'}>
        {isNow(booking, now) ? ownText.states.now : ownText.states.booked}
      </Chip>
    )
  if (outcome === null) return null
  return <Chip tone={outcome === 'held' ? 'ok' : 'warn'}>{ownText.states[outcome]}</Chip>
}

/** The client makes the request; the astrologer must be online for it. */
function Begin({ booking, side, clock }: { booking: WireBooking; side: Side; clock: Clock }) {
  const ownText = useTexts(ownBookingsTexts)
  return side === 'user' ? (
    <BeginBookedConsultation booking={booking} clock={clock} />
  ) : (
    <ButtonLink size="sm" variant="primary" to="/dashboard/astrologer/availability">
      {ownText.beOnline}
    </ButtonLink>
  )
}

function Nothing({ side }: { side: Side }) {
  const ownText = useTexts(ownBookingsTexts)
  const way =
    side === 'user'
      ? { to: '/astrologers', label: ownText.find, body: ownText.emptyUser }
      : { to: '/dashboard/astrologer/availability', label: ownText.hours, body: ownText.emptyAstrologer }
  return (
    <EmptyState
      title={ownText.empty}
      action={
        <ButtonLink to={way.to} variant="primary">
          {way.label}
        </ButtonLink>
      }
    >
      {way.body}
    </EmptyState>
  )
}
