// Times in the zone of the page (PageZone), or else the reader's. The server has neither the reader's zone nor locale,
// so it renders UTC in the page's language, and the browser replaces it after hydration.
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { localeOfPage, localeOfReader } from '#app/language/language.ts'
import { PageZone } from '#app/language/page-zone.ts'
import { dayAndTime, type ReaderClock, timeBeside, timeOfDay } from '#app/language/time-of-day.ts'
import { isTimeZone, zoneToday } from '#workers/contract/time/wall-clock.ts'

type Props = { at: number; seconds?: boolean; className?: string; children?: (time: string) => ReactNode }
type TimeProps = Props & {
  /** An instant of the page's day; a time on another day shows its date. */
  day?: number
}

export const SHORT_DATE = { day: 'numeric', month: 'short' } as const
const DATE = { ...SHORT_DATE, year: 'numeric' } as const

export function LocalTime({ day: of, ...props }: TimeProps) {
  const { at } = props
  const write = (clock: ReaderClock) =>
    of === undefined ? timeOfDay(at, clock) : timeBeside(at, { of, day: SHORT_DATE, clock })
  return <Local {...props} write={write} />
}

export function LocalDate(props: Omit<Props, 'children'>) {
  return <Local {...props} write={(clock) => dateOf(props.at, clock)} />
}

/** Formats dates for text that cannot contain elements, such as an option. */
export function useLocalDate(): (at: number) => string {
  const clock = useClock()
  return (at) => dateOf(at, clock)
}

export function LocalDateTime(props: Props) {
  return <Local {...props} write={(clock) => dayAndTime(props.at, DATE, clock)} />
}

/** Date and time for a narrow column: the line breaks only between the two. */
export function LocalWhen({ at }: { at: number }) {
  return (
    <>
      <LocalDate at={at} className="whitespace-nowrap" /> <LocalTime at={at} className="whitespace-nowrap" />
    </>
  )
}

/** The zone of these times at `at`, because a zone's offset from UTC changes during the year. */
export function ZoneName({ at, children }: { at: number; children: (zone: string) => ReactNode }) {
  return <>{children(zoneName({ at, ...useClock() }))}</>
}

/** Such as "Asia/Kolkata (GMT+5:30)"; a browser without a zone name shows the offset of its clock. */
export function zoneName({ at, locale, timeZone }: { at: number } & ReaderClock): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const zone = zoneToday(format.resolvedOptions().timeZone)
  if (!isTimeZone(zone)) return /^GMT(\+0)?$/.test(offset) ? 'UTC' : offset
  return zone === 'UTC' ? zone : `${zone.replaceAll('_', ' ')} (${offset})`
}

function dateOf(at: number, { locale, timeZone }: ReaderClock): string {
  return new Intl.DateTimeFormat(locale, { ...DATE, timeZone }).format(at)
}

function Local({ at, seconds, className, children, write }: Props & { write(clock: ReaderClock): string }) {
  const time = write({ ...useClock(), ...(seconds ? { seconds } : {}) })
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {children ? children(time) : time}
    </time>
  )
}

function useClock(): ReaderClock {
  const zone = useContext(PageZone)
  const [local, setLocal] = useState(false)
  useEffect(() => setLocal(true), [])
  if (zone !== undefined) return { locale: localeOfPage(), timeZone: zone }
  return local ? { locale: localeOfReader() } : { locale: localeOfPage(), timeZone: 'UTC' }
}

export function localDay(at: number): string {
  return new Intl.DateTimeFormat(localeOfReader(), { weekday: 'long', day: 'numeric', month: 'long' }).format(at)
}
