import { type RefObject, useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from '#app/form/tab-draft.ts'
import { useDraftKey } from '#app/form/use-draft-key.ts'
import { tab } from '#app/login-state/stored-login.ts'

/** The draft of a message, which survives a reload and navigation. */
export function useMessageDraft(consultationId: string, field: RefObject<HTMLTextAreaElement>) {
  const key = useDraftKey(`message:${consultationId}`)
  const [draft, setDraft] = useState('')
  const begun = useRef(false)
  // The user may have typed into the field before hydration.
  useEffect(() => setDraft((known) => field.current?.value || known || (key ? readDraft(tab, key) : '')), [field, key])
  useEffect(() => {
    // The first render has the server's empty text.
    if (key && begun.current) keepDraft(tab, key, draft)
    begun.current = true
  }, [key, draft])
  return [draft, setDraft] as const
}
