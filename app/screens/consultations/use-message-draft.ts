import { type RefObject, useEffect, useRef, useState } from 'react'
import { tab } from '#app/auth/kept-login.ts'
import { keepMessageDraft, readMessageDraft } from './message-draft.ts'

/** The text of a message that is not sent yet: it stays through a reload, and through a look at another page. */
export function useMessageDraft(consultationId: string, field: RefObject<HTMLTextAreaElement>) {
  const [draft, setDraft] = useState('')
  const begun = useRef(false)
  // The field may have been typed into before the page was hydrated.
  useEffect(
    () => setDraft((known) => field.current?.value || known || readMessageDraft(tab, consultationId)),
    [field, consultationId],
  )
  useEffect(() => {
    // The first text is the empty one of the server.
    if (begun.current) keepMessageDraft(tab, consultationId, draft)
    begun.current = true
  }, [consultationId, draft])
  return [draft, setDraft] as const
}
