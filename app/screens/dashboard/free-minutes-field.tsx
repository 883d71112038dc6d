// A selection of free minutes, from none to five.
import { Segment } from '#app/ui/form/segment.tsx'
import { FREE_MINUTES_MAX } from '#workers/contract/limits.ts'

const CHOICES = Array.from({ length: FREE_MINUTES_MAX + 1 }, (_, minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? 'None' : `${minutes} min`,
}))

type Props = { label: string; minutes: number; onChange(minutes: number): void }

export function FreeMinutesField({ label, minutes, onChange }: Props) {
  return (
    <Segment
      className="flex-wrap"
      label={label}
      options={CHOICES}
      value={String(minutes)}
      onChange={(value) => Number(value) !== minutes && onChange(Number(value))}
    />
  )
}
