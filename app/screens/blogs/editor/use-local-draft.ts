// Stores the draft of a post in this browser: shortly after each change, and when the page is hidden.
import { useEffect, useRef, useState } from 'react'
import { store } from '#app/login-state/browser-login.ts'
import { type FoundDraft, findDraft, keepDraft, type LocalDraft, newDraftKey } from './local-draft.ts'

const PAUSE = 800

export type Kept = { at: number } | 'full' | null

/** `place`: the prefix of all drafts of this post. `draft`: unsaved values of the form; null if all are saved. */
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
      // Also stores a change made just before navigation.
      onHide()
    }
  }, [])

  return {
    kept,
    keep,
    find: () => findDraft(store, place, key.current),
    forget: (found: FoundDraft) => store.removeItem(found.key),
    /** The current text remains as a draft; later changes go into a new one. */
    part() {
      keep()
      key.current = newDraftKey(place)
      setKept(null)
    },
    /** Continues a found draft under this form's key, because another tab may still write to the other one. */
    takeOver({ key: old, ...found }: FoundDraft) {
      if (keepDraft(store, key.current, found)) store.removeItem(old)
    },
    /** Saved, so the draft is removed, and not written again on leave. */
    finish() {
      finished.current = true
      store.removeItem(key.current)
    },
  }
}
