// Asks before a page with unsaved changes is left.
import { useBlocker } from '@remix-run/react'
import { useEffect } from 'react'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { leaveText } from './leave-text.ts'

type Props = {
  /** Whether something would be lost now. */
  isUnsaved(): boolean
  /** What becomes of the changes. */
  text?: string
}

/** The browser asks for other sites and closed tabs, our dialog for pages of this site. One page has one guard. */
export function LeaveGuard({ isUnsaved, text = leaveText.lost }: Props) {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  })
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      open
      title={leaveText.title}
      confirmLabel={leaveText.leave}
      cancelLabel={leaveText.stay}
      onClose={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
