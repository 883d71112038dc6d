// The astrologer's own offer of free minutes. Optimistic: undone if the server refuses.

import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { FreeMinutesField } from '#app/screens/dashboard/free-minutes-field.tsx'
import { Card } from '#app/ui/card.tsx'
import { availabilityTexts } from './availability-text.ts'
import { useAvailabilitySettings } from './use-availability-settings.ts'

export function FreeMinutesCard({ minutes }: { minutes: number }) {
  const text = useTexts(availabilityTexts)
  const { change } = useAvailabilitySettings()
  const [wanted, setWanted] = useState<number | null>(null)

  async function choose(next: number) {
    setWanted(next)
    const stored = await change({ free_minutes: next }, next === 0 ? text.freeOff : text.freeOn(next))
    if (!stored) setWanted(null)
  }

  return (
    <Card title={text.free} pad className="mt-6">
      <p className="mb-3 max-w-[70ch] text-small text-muted">{text.freeLead}</p>
      <FreeMinutesField label={text.free} minutes={wanted ?? minutes} onChange={(next) => void choose(next)} />
    </Card>
  )
}
