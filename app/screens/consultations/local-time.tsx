// Times in the reader's zone: the server doesn't know it, so it writes UTC and the browser writes its own.
import { type ReactNode, useEffect, useState } from 'react'

type Props = { at: number; seconds?: boolean; className?: string; children?: (time: string) => ReactNode }

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

export function LocalTime(props: Props) {
  return <Local {...props} fields={TIME} />
}

export function LocalDate(props: Omit<Props, 'children'>) {
  return <Local {...props} fields={DATE} />
}

export function LocalDateTime(props: Omit<Props, 'children'>) {
  return <Local {...props} fields={{ ...DATE, ...TIME }} />
}

function Local({ at, seconds, className, children, fields }: Props & { fields: Intl.DateTimeFormatOptions }) {
  const time = useLocal((zone) =>
    new Intl.DateTimeFormat('en', { ...fields, ...(seconds ? { second: '2-digit' } : {}), ...zone }).format(at),
  )
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {children ? children(time) : time}
    </time>
  )
}

function useLocal(format: (zone: { timeZone?: string }) => string): string {
  const [local, setLocal] = useState(false)
  useEffect(() => setLocal(true), [])
  return format(local ? {} : { timeZone: 'UTC' })
}

export function localDay(at: number): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' }).format(at)
}
