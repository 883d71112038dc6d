// The birth that goes with a consultation: beside the conversation where there is room, else one line above it.
import { lazy, Suspense, useEffect, useState } from 'react'
import { bornOn, certaintyText, GENDER_NAMES, RELATION_NAMES } from '#app/screens/tools/birth/birth-text.ts'
import { KeyValue } from '#app/ui/card.tsx'
import { MoreIcon } from '#app/ui/more-icon.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { AttachedBirth as Birth } from '#workers/contract/birth-profiles.ts'
import { formatPoint } from '#workers/contract/places/coordinates.ts'
import { attachedBirthText as text } from './attached-birth-text.ts'

const AttachedChart = lazy(async () => ({ default: (await import('./attached-chart.tsx')).AttachedChart }))
const BESIDE = '(min-width: 1000px)'

type Props = {
  birth: Birth
  side: 'user' | 'astrologer'
  /** Beside other things it starts as one line. */
  folded?: boolean
}

export function AttachedBirth({ birth, side, folded = false }: Props) {
  const { name, gender, place } = birth
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => setOpen(!folded && matchMedia(BESIDE).matches), [folded])
  // The running dasha goes by the page's clock, read when the chart is first opened.
  useEffect(() => {
    if (open) setAt((known) => known ?? Date.now())
  }, [open])
  const sure = certaintyText(birth.uncertainty_minutes)
  const items = [
    { key: text.who, value: side === 'user' ? RELATION_NAMES[birth.relation] : RELATION_SEEN[birth.relation] },
    ...(gender ? [{ key: text.gender, value: GENDER_NAMES[gender] }] : []),
    ...(sure ? [{ key: text.sure, value: sure }] : []),
    { key: text.place, value: place.name },
    { key: text.zone, value: place.tz.replaceAll('_', ' ') },
    { key: text.point, value: formatPoint(place) },
  ]
  return (
    // Not Headless UI's Disclosure: beside the conversation it is open without a script.
    <details
      className="group/birth min-w-0 border-b border-line bg-surface text-14 lg:overflow-y-auto lg:border-b-0 lg:border-l lg:border-line lg:[grid-area:1_/_2]"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 px-5 py-2">
        <MoreIcon name="sparkles" className="text-accent-text" />
        <span className="min-w-0 flex-1">
          <b>{side === 'user' ? text.shared(name) : text.birthOf(name)}</b>
          <span className="block num text-muted">{bornOn(birth)}</span>
        </span>
        <MoreIcon name="chevron-down" className="group-open/birth:rotate-180" />
      </summary>
      <div className="max-h-[55dvh] overflow-y-auto px-5 pt-0 pb-4 num lg:max-h-none lg:overflow-visible">
        <KeyValue items={items} />
        <p className="text-tiny text-muted">{text.until}</p>
        {at === null ? null : (
          <Suspense fallback={<Skeleton height={340} />}>
            <AttachedChart birth={birth} at={at} />
          </Suspense>
        )}
      </div>
    </details>
  )
}

/** "Myself" is the client, to the other side. */
const RELATION_SEEN = { ...RELATION_NAMES, self: 'The client' }
