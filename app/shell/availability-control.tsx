// The switch of an astrologer in the header, with the state that clients see.
import { Chip } from '#app/ui/chip.tsx'
import { Switch } from '#app/ui/switch.tsx'
import type { NavBarProps } from './nav-bar.tsx'
import { shellText } from './shell-text.ts'

const text = shellText.nav

const tones = { online: 'ok', busy: 'warn', offline: 'neutral' } as const

type AvailabilityProps = Pick<NavBarProps, 'viewer' | 'availability' | 'availabilityPending' | 'onToggleAvailability'>

export function AvailabilityControl({
  viewer,
  availability,
  availabilityPending,
  onToggleAvailability,
}: AvailabilityProps) {
  const barred = viewer?.barred
  return (
    <span className="inline-flex items-center gap-2" title={barred}>
      <Switch
        label={barred ?? text.availability}
        hideLabel
        // A busy astrologer is still switched on.
        checked={availability !== 'offline'}
        disabled={availabilityPending || !!barred}
        onChange={onToggleAvailability}
      />
      <Chip tone={tones[availability]}>{text[availability]}</Chip>
    </span>
  )
}
