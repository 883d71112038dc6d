import { LocalDateTime, LocalTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { directoryTexts } from './directory-text.ts'
import type { PricedAstrologer } from './prices-in-cents.ts'

type Props = { astrologer: Pick<PricedAstrologer, 'status' | 'back_at'>; className: string }

/** When an astrologer who is offline will be back, in the reader's zone: today by the clock alone. */
export function ReturnTime({ astrologer: { status, back_at: at }, className }: Props) {
  const text = useTexts(directoryTexts)
  // The server does not know the reader's day.
  const hydrated = useHydrated()
  if (at === null || status !== 'offline') return null
  const Time = hydrated && isToday(at) ? LocalTime : LocalDateTime
  return (
    <span className={className}>
      <Time at={at}>{text.back}</Time>
    </span>
  )
}

function isToday(at: number): boolean {
  return new Date(at).toDateString() === new Date().toDateString()
}
