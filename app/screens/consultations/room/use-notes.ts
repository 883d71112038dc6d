// Notes with autosave: after a pause in typing, on blur, and when the page is hidden.
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '#app/login-state/browser-login.ts'
import * as routes from '#workers/contract/api/routes.ts'

const PAUSE = 800

export type NotesState = 'loading' | 'saved' | 'typed' | 'failed'

/** `notes` is null until they are loaded, because text typed earlier would be lost. */
export function useNotes(clientId: string) {
  const [notes, setNotes] = useState<string | null>(null)
  const [state, setState] = useState<NotesState>('loading')
  const typed = useRef<string | null>(null)
  const saved = useRef<string | null>(null)

  const load = useCallback(async () => {
    setState('loading')
    try {
      const { text } = await api.call(routes.readNotes, { params: { id: clientId } })
      typed.current = text
      saved.current = text
      setNotes(text)
      setState('saved')
    } catch {
      setState('failed')
    }
  }, [clientId])
  useEffect(() => void load(), [load])

  /** `byItself`: an autosave, whose outcome only the field shows. */
  async function save(byItself: boolean) {
    if (saved.current === null) return
    const text = typed.current ?? ''
    if (text === saved.current) return
    try {
      await api.call(routes.saveNotes, { params: { id: clientId }, body: { text }, background: byItself })
      saved.current = text
      // The user may have typed more in the meantime.
      setState(typed.current === text ? 'saved' : 'typed')
    } catch {
      setState('failed')
    }
  }

  const latest = useRef(save)
  latest.current = save
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    if (state !== 'typed') return
    const timer = setTimeout(() => void latest.current(true), PAUSE)
    return () => clearTimeout(timer)
  }, [notes, state])
  useEffect(() => {
    const leave = () => void latest.current(true)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  function write(text: string) {
    typed.current = text
    setNotes(text)
    setState('typed')
  }

  return {
    notes,
    state,
    write,
    save: () => void save(true),
    /** For the user's retry: loads the notes if that failed, else saves them. */
    retry: () => void (saved.current === null ? load() : save(false)),
  }
}
