// Asks before a page with unsaved changes is left.

import { type Location, useBlocker, useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { ConfirmDialog } from '#app/ui/overlay/dialog.tsx'
import { leaveTexts } from './leave-text.ts'

type Props = {
  /** True while leaving the page would lose something. */
  isUnsaved(): boolean
  /** Sentence about the fate of the changes. */
  text?: string
}

/** The browser asks for other sites and closed tabs, our dialog for pages of this site. One page has one guard. */
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
  // The router forgets a blocked navigation as soon as the page's data were asked for again, and the question stands.
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
