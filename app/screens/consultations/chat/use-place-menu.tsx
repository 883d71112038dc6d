// Naming a place of the chart in a message: what is typed after an @ opens a menu over the field.
import { type KeyboardEvent, useContext, useRef, useState } from 'react'
import type { MenuKeys } from '#app/screens/consultations/desk/chip-menu.tsx'
import { DeskAccessContext, typedAfterAt } from '#app/screens/consultations/desk/desk-access.ts'
import { RoomChipMenu } from '#app/screens/consultations/room/room-parts.tsx'
import { type Draft, useInsertion } from './use-insertion.ts'

const MENU = 'chart-places'

export function usePlaceMenu({ field, draft, setDraft }: Draft) {
  const insert = useInsertion({ field, draft, setDraft })
  const deskAccess = useContext(DeskAccessContext)
  // Null while the menu is closed.
  const [typed, setTyped] = useState<string | null>(null)
  const [option, setOption] = useState<string | null>(null)
  const keys = useRef<MenuKeys | null>(null)

  function pick(words: string) {
    const caret = field.current?.selectionStart ?? draft.length
    insert(`${words} `, draft.slice(0, caret).lastIndexOf('@'))
    setTyped(null)
  }
  const close = () => setTyped(null)

  return {
    close,
    insert,
    /** True when the menu took the key. */
    takes: (event: KeyboardEvent) => typed !== null && (keys.current?.(event) ?? false),
    changed(value: string, caret: number) {
      if (deskAccess) setTyped(typedAfterAt(value, caret))
    },
    /** ARIA attributes of the field about its menu. */
    aria: {
      'aria-autocomplete': deskAccess ? ('list' as const) : undefined,
      'aria-controls': option ? MENU : undefined,
      'aria-activedescendant': option ?? undefined,
    },
    menu:
      typed === null ? null : (
        <RoomChipMenu id={MENU} typed={typed} keys={keys} onActive={setOption} onPick={pick} onClose={close} />
      ),
  }
}
