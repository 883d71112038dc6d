// Asks for confirmation before the user leaves a page with unsaved changes.

import { type Location, useBlocker, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { ConfirmDialog } from '#app/ui/overlay/dialog.tsx'
import { leaveTexts } from './leave-text.ts'

type Props = {
  /** True while leaving the page would lose changes. */
  isUnsaved(): boolean
  /** A sentence about the effect of leaving on the changes. */
  text?: string
}

/**
 * The browser's own dialog covers other sites and closed tabs, ours covers navigation within this site. At most one
 * guard per page.
 */
export function LeaveGuard({ isUnsaved, text: ownText }: Props) {
  const leaveText = useTexts(leaveTexts)
  const text = ownText ?? leaveText.lost
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  })
  const navigate = useNavigate()
  const leaving = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !leaving.current && currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  )
  // Stored because the router drops a blocked navigation when the page's data are revalidated, while the dialog is
  // open.
  const [wanted, setWanted] = useState<Location | null>(null)
  const blocked = blocker.state === 'blocked' ? blocker.location : null
  useEffect(() => {
    if (blocked) setWanted(blocked)
  }, [blocked])
  if (wanted === null) return null
  return (
    <ConfirmDialog
      open
      title={leaveText.title}
      confirmLabel={leaveText.leave}
      cancelLabel={leaveText.stay}
      onClose={() => {
        setWanted(null)
        blocker.reset?.()
      }}
      onConfirm={() => {
        leaving.current = true
        if (blocker.state === 'blocked') blocker.proceed()
        else navigate(wanted)
      }}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
