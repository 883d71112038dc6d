// The start of a consultation on a profile, for users who can request one.
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import { StartConsultation, type StartProps } from './start-consultation.tsx'
import { useConsultationRequest } from './use-consultation-request.ts'

/** `idempotencyKey`: unique per rendered page. */
export type UserStartProps = StartProps & { kind: Kind; idempotencyKey: string }

export function UserStart({ idempotencyKey, ...props }: UserStartProps) {
  const request = useConsultationRequest(props.astrologer.id, idempotencyKey)
  return <StartConsultation {...props} request={request} />
}
