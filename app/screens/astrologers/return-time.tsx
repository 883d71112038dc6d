import { LocalDateTime, LocalTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { directoryTexts } from './directory-text.ts'
import type { PricedAstrologer } from './prices-in-cents.ts'

type Props = { astrologer: Pick<PricedAstrologer, 'status' | 'back_at'>; className: string }

/** When an offline astrologer will be back, in the reader's zone; today as a time only. */
export function ReturnTime({ astrologer: { status, back_at: at }, className }: Props) {
  const text = useTexts(directoryTexts)
  // The server does not have the reader's zone.
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
