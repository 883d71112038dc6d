import { useNavigate } from '@remix-run/react'
import { type ComponentType, useRef, useState } from 'react'
import type { Kind } from '#workers/contract/consultation-states.ts'
import type { StartDialogProps } from './start-dialog.tsx'

type OpenedDialog = { id: string; kind: Kind; turn: number; open: boolean; Dialog: ComponentType<StartDialogProps> }

/** The dialog's code loads with its first opening, so that the list stays light. */
export function useStartDialog() {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<OpenedDialog | null>(null)
  const trigger = useRef<HTMLElement | null>(null)

  async function ask(id: string, kind: Kind, from: HTMLElement) {
    trigger.current = from
    try {
      const { StartDialog } = await import('./start-dialog.tsx')
      setAsked((last) => ({ id, kind, turn: (last?.turn ?? 0) + 1, open: true, Dialog: StartDialog }))
    } catch {
      // That piece did not come; the profile offers the same.
      navigate(`/astrologer/${id}`)
    }
  }

  function close() {
    setAsked((last) => last && { ...last, open: false })
    // Headless UI gives the focus back only to what had it after its own code was loaded.
    requestAnimationFrame(() => trigger.current?.focus())
  }

  return { asked, ask, close }
}
