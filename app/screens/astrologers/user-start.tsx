// The start of a consultation on a profile, for those who can ask for one.
import type { Kind } from '#workers/contract/consultation-states.ts'
import { StartConsultation, type StartProps } from './start-consultation.tsx'
import { useConsultationRequest } from './use-consultation-request.ts'

export type UserStartProps = StartProps & { kind: Kind }

export function UserStart(props: UserStartProps) {
  const request = useConsultationRequest(props.astrologer.id)
  return <StartConsultation {...props} request={request} />
}
