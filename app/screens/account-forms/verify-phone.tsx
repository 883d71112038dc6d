// The dialog that verifies a phone number during the request of a consultation.

import { useEffect, useState } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import { accountTexts } from './account-text.ts'
import { PhoneSteps } from './phone-steps.tsx'

/** The page of the client's profile, whose action has these forms. */
const ACTION = '/dashboard/user/profile'

type DialogProps = { open: boolean; onClose(): void; onVerified(): void }

/** Starts with the account's number, which is read when the dialog opens. */
export function VerifyPhoneDialog({ open, onClose, onVerified }: DialogProps) {
  const text = useTexts(accountTexts).verifyPhone
  return (
    <Dialog open={open} onClose={onClose} title={text.title} description={text.lead}>
      {open ? <Steps onVerified={onVerified} /> : null}
    </Dialog>
  )
}

function Steps({ onVerified }: { onVerified(): void }) {
  const [own, setOwn] = useState<{ phone: string; verified: string | null } | null>(null)
  useEffect(() => {
    api
      .call(routes.readProfile, { background: true })
      .then(({ phone, phone_verified_at }) => setOwn({ phone, verified: phone_verified_at === null ? null : phone }))
      // If that fails, the user types the number.
      .catch((error: unknown) =>
        error instanceof ApiError ? setOwn({ phone: '', verified: null }) : Promise.reject(error),
      )
  }, [])
  if (own === null) return <SkeletonText lines={3} />
  return <PhoneSteps action={ACTION} {...own} autoFocus onVerified={onVerified} />
}
