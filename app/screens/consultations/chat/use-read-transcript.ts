// Tells the server that the whole of an ended conversation has been in front of its reader.
import { useEffect } from 'react'
import { api } from '#app/auth/browser-login.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'

/** `ended`: its row says so. A page that saw the end may have shown messages whose mark came too late. */
export function useReadTranscript({ session_id: id, state, unread }: WireConsultation, ended: boolean): void {
  const due = ended && (unread > 0 || state !== 'ended')
  useEffect(() => {
    if (!due) return
    const tell = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', tell)
      // After a failure the conversation is shown as unread once more.
      api.call(routes.markConversationRead, { params: { id }, background: true }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, due])
}
