// Times in the reader's zone, in the way of the reader's language. The server knows neither, so it writes UTC in English,
// and the browser writes its own once it has hydrated.
import { type ReactNode, useEffect, useState } from 'react'
import { localeOfPage, localeOfReader } from '#app/language/language.ts'
import { dayAndTime, type ReaderClock, timeBeside, timeOfDay } from '#app/language/time-of-day.ts'

type Props = { at: number; seconds?: boolean; className?: string; children?: (time: string) => ReactNode }
type TimeProps = Props & {
  /** An instant of the day that the page is about: a time of another day has its date. */
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
  return (
    <Local
      {...props}
      write={({ locale, timeZone }) => new Intl.DateTimeFormat(locale, { ...DATE, timeZone }).format(props.at)}
    />
  )
}

export function LocalDateTime(props: Props) {
  return <Local {...props} write={(clock) => dayAndTime(props.at, DATE, clock)} />
}

/** Date and time for a narrow column: a line breaks between the two and nowhere else. */
export function LocalWhen({ at }: { at: number }) {
  return (
    <>
      <LocalDate at={at} className="whitespace-nowrap" /> <LocalTime at={at} className="whitespace-nowrap" />
    </>
  )
}

/** The zone that these times are in, at `at`: a zone's distance from UTC changes in the year. */
export function ZoneName({ at, children }: { at: number; children: (zone: string) => ReactNode }) {
  return <>{children(useLocal((locale, zone) => zoneName({ at, locale, ...zone })))}</>
}

/** Such as "Asia/Kolkata (GMT+5:30)". */
export function zoneName({ at, locale, timeZone }: { at: number; locale?: string; timeZone?: string }): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const zone = format.resolvedOptions().timeZone
  return zone === 'UTC' ? zone : `${zone.replaceAll('_', ' ')} (${offset})`
}

function Local({ at, seconds, className, children, write }: Props & { write(clock: ReaderClock): string }) {
  const time = useLocal((locale, zone) => write({ locale, ...zone, ...(seconds ? { seconds } : {}) }))
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {children ? children(time) : time}
    </time>
  )
}

/** `undefined` stands for the reader's own locale and zone. */
function useLocal(format: (locale: string | undefined, zone: { timeZone?: string }) => string): string {
  const [local, setLocal] = useState(false)
  useEffect(() => setLocal(true), [])
  return local ? format(localeOfReader(), {}) : format(localeOfPage(), { timeZone: 'UTC' })
}

export function localDay(at: number): string {
  return new Intl.DateTimeFormat(localeOfReader(), { weekday: 'long', day: 'numeric', month: 'long' }).format(at)
}
