// Times in the reader's zone, in the way of the reader's language. The server knows neither, so it writes UTC in English,
// and the browser writes its own once it has hydrated.
import { type ReactNode, useEffect, useState } from 'react'
import { clockFields } from '#app/language/clock-fields.ts'
import { localeOfPage, localeOfReader } from '#app/language/language.ts'

type Props = { at: number; seconds?: boolean; className?: string; children?: (time: string) => ReactNode }

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const

export function LocalTime(props: Props) {
  return <Local {...props} fields={clockFields()} />
}

export function LocalDate(props: Omit<Props, 'children'>) {
  return <Local {...props} fields={DATE} />
}

export function LocalDateTime(props: Props) {
  return <Local {...props} fields={{ ...DATE, ...clockFields() }} />
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

function Local({ at, seconds, className, children, fields }: Props & { fields: Intl.DateTimeFormatOptions }) {
  const time = useLocal((locale, zone) =>
    new Intl.DateTimeFormat(locale, { ...fields, ...(seconds ? { second: '2-digit' } : {}), ...zone }).format(at),
  )
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
