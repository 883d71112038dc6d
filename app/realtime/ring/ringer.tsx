// The round sign at the head of a ring's dialog.
import { Spinner } from '#app/ui/button.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import type { Phase } from './use-ring-answer.ts'

export function Ringer({ phase, chat }: { phase: Phase; chat: boolean }) {
  if (phase === 'answered') {
    return (
      <span className="grid size-11 place-items-center rounded-full bg-sunken text-text shadow-none">
        <MoreIcon name={chat ? 'message-circle' : 'phone'} size="lg" />
      </span>
    )
  }
  if (phase === 'connecting') {
    return (
      <span className="grid size-11 place-items-center rounded-full bg-sunken text-text shadow-none">
        <Spinner />
      </span>
    )
  }
  const icon = phase === 'error' ? 'triangle-alert' : chat ? 'message-circle' : 'phone-incoming'
  return (
    <span
      className={
        phase === 'error'
          ? 'grid size-11 place-items-center rounded-full bg-danger-bg text-danger shadow-none'
          : 'grid size-11 place-items-center rounded-full bg-accent text-on-accent shadow-[0_0_0_6px_var(--color-accent-soft)]'
      }
    >
      <MoreIcon name={icon} size="lg" />
    </span>
  )
}
