// Times in the reader's zone: the server doesn't know it, so it writes UTC and the browser writes its own.
import { type ReactNode, useEffect, useState } from 'react'

type Props = { at: number; seconds?: boolean; children?: (time: string) => ReactNode }

export function LocalTime({ at, seconds, children }: Props) {
  const time = useLocal((zone) =>
    new Intl.DateTimeFormat('en', {
      hour: '2-digit',
      minute: '2-digit',
      ...(seconds ? { second: '2-digit' } : {}),
      hourCycle: 'h23',
      ...zone,
    }).format(at),
  )
  return <time dateTime={new Date(at).toISOString()}>{children ? children(time) : time}</time>
}

export function LocalDateTime({ at, seconds }: { at: number; seconds?: boolean }) {
  const time = useLocal((zone) =>
    new Intl.DateTimeFormat('en', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      ...(seconds ? { second: '2-digit' } : {}),
      hourCycle: 'h23',
      ...zone,
    }).format(at),
  )
  return <time dateTime={new Date(at).toISOString()}>{time}</time>
}

function useLocal(format: (zone: { timeZone?: string }) => string): string {
  const [local, setLocal] = useState(false)
  useEffect(() => setLocal(true), [])
  return format(local ? {} : { timeZone: 'UTC' })
}

export function localDay(at: number): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' }).format(at)
}
