import { useNavigate } from '@remix-run/react'
import { type ComponentType, useRef, useState } from 'react'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { StartDialogProps } from './start-dialog.tsx'

type OpenedDialog = { id: string; kind: Kind; turn: number; open: boolean; Dialog: ComponentType<StartDialogProps> }

/** The dialog's code is loaded when it first opens, so that the list stays small. */
export function useStartDialog() {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<OpenedDialog | null>(null)
  const trigger = useRef<HTMLElement | null>(null)

  async function ask(id: string, kind: Kind, from: HTMLElement) {
    trigger.current = from
    const code = await loadOptional(() => import('./start-dialog.tsx'))
    // The profile has the same form.
    if (!code) return navigate(`/astrologer/${id}#start`)
    setAsked((last) => ({ id, kind, turn: (last?.turn ?? 0) + 1, open: true, Dialog: code.StartDialog }))
  }

  function close() {
    setAsked((last) => last && { ...last, open: false })
    // Headless UI restores the focus only if it was set after its code was loaded.
    requestAnimationFrame(() => trigger.current?.focus())
  }

  return { asked, ask, close }
}
