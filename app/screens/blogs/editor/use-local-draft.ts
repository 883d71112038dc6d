// Keeps the draft of a post on this device: a moment after each change, and when the page goes to the background.
import { useEffect, useRef, useState } from 'react'
import { store } from '#app/auth/browser-login.ts'
import { keepDraft, type LocalDraft, readDraft } from './local-draft.ts'

const PAUSE = 800

export type Kept = { at: number } | 'full' | null

/** `draft`: the unsaved values of the form; null while all of them are saved. */
export function useLocalDraft(key: string, draft: Omit<LocalDraft, 'at'> | null) {
  const [kept, setKept] = useState<Kept>(null)
  const latest = useRef(draft)
  latest.current = draft
  const text = draft && JSON.stringify(draft)

  const finished = useRef(false)

  function keep() {
    if (!latest.current || finished.current) return
    const at = Date.now()
    setKept(keepDraft(store, key, { ...latest.current, at }) ? { at } : 'full')
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
    read: () => readDraft(store, key),
    forget() {
      setKept(null)
      store.removeItem(key)
    },
    /** It is saved: nothing is kept any more, also not when the page is left. */
    finish() {
      finished.current = true
      store.removeItem(key)
    },
  }
}
