// The free times of an astrologer: a day, then a time, in the reader's zone beside the astrologer's.
import { useLocation, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { cx } from '#app/ui/cx.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { Segment } from '#app/ui/segment.tsx'
import { toast } from '#app/ui/toasts.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { SLOT_MINUTES } from '#workers/contract/booking-limits.ts'
import type { Slot, SlotsAnswer } from '#workers/contract/bookings.ts'
import { slotsByDay } from '#workers/contract/slots.ts'
import { zoneToday } from '#workers/contract/wall-clock.ts'
import { bookingText as text } from './booking-text.ts'
import { type Clock, dayShort, slotText, timeOf, zoneHere, zoneName } from './booking-time-text.ts'

type Props = { astrologer: { id: string; full_name: string }; free: SlotsAnswer; role: string | null }

export function SlotPicker({ astrologer, free, role }: Props) {
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
  const { pathname } = useLocation()
  const locale = useLocale()
  const own: Clock = { locale, timeZone: here }
  const theirs: Clock = { locale, timeZone: there }
  const days = slotsByDay(slots, here)
  const [chosen, setChosen] = useState<string | null>(null)
  const [asked, setAsked] = useState<Slot | null>(null)
  const { busy, problem, book } = useBooking(astrologer.id, () => setAsked(null))
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
        {times.map((slot) => (
          <li key={slot.from}>
            {role === null ? (
              <span className={timeClass}>{timeOf(slot.from, own)}</span>
            ) : (
              <button type="button" className={cx(timeClass, 'hover:bg-hover')} onClick={() => setAsked(slot)}>
                {timeOf(slot.from, own)}
                {theirTime(slot.from) === null ? null : (
                  <span className="block text-tiny font-normal text-muted">
                    {text.theirs(theirTime(slot.from) ?? '')}
                  </span>
                )}
              </button>
            )}
          </li>
        ))}
      </ul>
      {role === null ? (
        <ButtonLink className="mt-4" to={`/login?next=${encodeURIComponent(pathname)}`}>
          {text.login}
        </ButtonLink>
      ) : null}
      <ConfirmDialog
        open={asked !== null}
        busy={busy}
        onClose={() => setAsked(null)}
        title={text.ask(astrologer.full_name)}
        cancelLabel={text.keep}
        confirmLabel={text.confirm}
        variant="primary"
        onConfirm={() => asked && void book(asked)}
      >
        {asked ? <p className="num">{text.askText(slotText(asked, own), theirTime(asked.from))}</p> : null}
        {problem ? (
          <Callout tone="danger" className="mt-3">
            {problem}
          </Callout>
        ) : null}
      </ConfirmDialog>
    </>
  )
}

const timeClass =
  'block w-full rounded-[10px] border border-line bg-surface px-3 py-2 text-center num text-14 font-semibold leading-[1.3]'

/** Books once; what was taken meanwhile leaves the list, and the reason stays in the dialog. */
function useBooking(astrologerId: string, onBooked: () => void) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function book({ from }: Slot) {
    setBusy(true)
    setProblem(null)
    try {
      await api.call(routes.bookSlot, {
        params: { id: astrologerId },
        body: { from, time_zone: zoneToday(zoneHere()) },
      })
      toast.success(text.booked)
      onBooked()
      revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(textInPlace(error, error.status > 0 ? undefined : text.failed) ?? null)
      // Without a connection the page's data would fail as well, and the error page would replace the dialog.
      if (error.status > 0) revalidate()
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, book }
}
