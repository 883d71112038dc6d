import { type RefObject, useEffect, useRef, useState } from 'react'
import { tab } from '#app/auth/kept-login.ts'
import { keepDraft, readDraft } from '#app/form/tab-draft.ts'
import { useDraftKey } from '#app/form/use-draft-key.ts'

/** The text of a message that is not sent yet: it stays through a reload, and through a look at another page. */
export function useMessageDraft(consultationId: string, field: RefObject<HTMLTextAreaElement>) {
  const key = useDraftKey(`message:${consultationId}`)
  const [draft, setDraft] = useState('')
  const begun = useRef(false)
  // The field may have been typed into before the page was hydrated.
  useEffect(() => setDraft((known) => field.current?.value || known || (key ? readDraft(tab, key) : '')), [field, key])
  useEffect(() => {
    // The first text is the empty one of the server.
    if (key && begun.current) keepDraft(tab, key, draft)
    begun.current = true
  }, [key, draft])
  return [draft, setDraft] as const
}
