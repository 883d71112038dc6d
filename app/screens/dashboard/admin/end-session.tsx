import { api } from '#app/auth/browser-login.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { LiveSession } from '#workers/contract/audit.ts'
import { liveText as text } from './live-text.ts'
import { ReasonDialog } from './reason-dialog.tsx'

/** An admin ends a session that runs. */
export function EndSession({ session, onClose }: { session: LiveSession; onClose(): void }) {
  return (
    <ReasonDialog
      title={text.endTitle}
      description={`${session.user}, ${session.astrologer}`}
      reasonLabel={text.reason}
      confirmLabel={text.end}
      doneText={text.ended}
      schema={async () => (await import('#workers/contract/audit.ts')).EndRequest}
      send={(body) => api.call(routes.endLiveSession, { params: { id: session.id }, body })}
      onClose={onClose}
    >
      <p>{text.endLead}</p>
    </ReasonDialog>
  )
}
