// Keeps the draft of a post on this device: a moment after each change, and when the page goes to the background.
import { useEffect, useRef, useState } from 'react'
import { store } from '#app/login-state/browser-login.ts'
import { type FoundDraft, findDraft, keepDraft, type LocalDraft, newDraftKey } from './local-draft.ts'

const PAUSE = 800

export type Kept = { at: number } | 'full' | null

/** `place`: of all drafts of this post. `draft`: the unsaved values of the form; null while all of them are saved. */
export function useLocalDraft(place: string, draft: Omit<LocalDraft, 'at'> | null) {
  const [kept, setKept] = useState<Kept>(null)
  const [firstKey] = useState(() => newDraftKey(place))
  const key = useRef(firstKey)
  const latest = useRef(draft)
  latest.current = draft
  const text = draft && JSON.stringify(draft)

  const finished = useRef(false)

  function keep() {
    if (!latest.current || finished.current) return
    const at = Date.now()
    setKept(keepDraft(store, key.current, { ...latest.current, at }) ? { at } : 'full')
  }
  const keeping = useRef(keep)
  keeping.current = keep

  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => keeping.current(), PAUSE)
    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => {
    const onHide = () => keeping.current()
    addEventListener('pagehide', onHide)
    addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('pagehide', onHide)
      removeEventListener('visibilitychange', onHide)
      // Also the change of the last moment before another page.
      onHide()
    }
  }, [])

  return {
    kept,
    keep,
    find: () => findDraft(store, place, key.current),
    forget: (found: FoundDraft) => store.removeItem(found.key),
    /** The text so far stays as a draft; later changes go into a new draft. */
    part() {
      keep()
      key.current = newDraftKey(place)
      setKept(null)
    },
    /** Goes on with a found draft under a key of this form: another tab may still write to the other one. */
    takeOver({ key: old, ...found }: FoundDraft) {
      if (keepDraft(store, key.current, found)) store.removeItem(old)
    },
    /** It is saved: nothing is kept any more, also not when the page is left. */
    finish() {
      finished.current = true
      store.removeItem(key.current)
    },
  }
}
