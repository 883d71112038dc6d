// Marks an ended conversation as read on the server.
import { useEffect } from 'react'
import { api } from '#app/login-state/browser-login.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'

/**
 * `ended`: from the database row. A page that was open at the end may have shown messages whose mark did not reach the
 * room.
 */
export function useReadTranscript({ session_id: id, state, unread }: WireConsultation, ended: boolean): void {
  const due = ended && (unread > 0 || state !== 'ended')
  useEffect(() => {
    if (!due) return
    const tell = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', tell)
      // After a failure the conversation remains unread until the next visit.
      api.call(routes.markConversationRead, { params: { id }, background: true }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, due])
}
