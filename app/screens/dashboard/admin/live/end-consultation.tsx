import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { ReasonDialog } from '#app/screens/dashboard/admin/reason-dialog.tsx'
import type { LiveConsultation } from '#workers/contract/admin/audit.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { liveTexts } from './live-text.ts'

/** Ends a live consultation. */
export function EndConsultation({ consultation, onClose }: { consultation: LiveConsultation; onClose(): void }) {
  const text = useTexts(liveTexts)
  return (
    <ReasonDialog
      title={text.endTitle}
      description={`${isolatedName(consultation.user)}, ${isolatedName(consultation.astrologer)}`}
      reasonLabel={text.reason}
      confirmLabel={text.end}
      doneText={text.ended}
      schema={async () => (await import('#workers/contract/admin/audit.ts')).EndRequest}
      send={(body) => api.call(routes.endLiveConsultation, { params: { id: consultation.id }, body })}
      onClose={onClose}
    >
      <p>{text.endLead}</p>
    </ReasonDialog>
  )
}
