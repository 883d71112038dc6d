// Names a place of the chart in a message: text after an @ opens a menu above the field.

import { type KeyboardEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import type { MenuKeys } from '#app/screens/consultations/desk/chip-menu.tsx'
import { DeskAccessContext, mentionQuery } from '#app/screens/consultations/desk/desk-access.ts'
import { RoomChipMenu } from '#app/screens/consultations/room/room-parts.tsx'

const MENU = 'chart-places'

export function useMentionMenu({ field, draft, setDraft }: Draft) {
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
    /** True if the menu has handled the key. */
    takes: (event: KeyboardEvent) => typed !== null && (keys.current?.(event) ?? false),
    changed(value: string, caret: number) {
      if (deskAccess) setTyped(mentionQuery(value, caret))
    },
    /** ARIA attributes of the field for its menu. */
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

type Draft = { field: RefObject<HTMLTextAreaElement>; draft: string; setDraft(draft: string): void }

/** Inserts text in place of the selection, or of the text from `from` to the caret, and puts the caret after it. */
function useInsertion({ field, draft, setDraft }: Draft) {
  const caret = useRef<number | null>(null)
  useEffect(() => {
    if (caret.current !== null && draft !== '') field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [field, draft])
  return (words: string, from = field.current?.selectionStart ?? draft.length) => {
    setDraft(draft.slice(0, from) + words + draft.slice(field.current?.selectionEnd ?? draft.length))
    caret.current = from + words.length
    field.current?.focus()
  }
}
