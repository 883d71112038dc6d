// The dialog that verifies a phone number on the way to a consultation.

import { useEffect, useState } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import { accountTexts } from './account-text.ts'
import { PhoneSteps } from './phone-steps.tsx'

/** The page of a client's profile, which has these forms too. */
const ACTION = '/dashboard/user/profile'

type DialogProps = { open: boolean; onClose(): void; onVerified(): void }

/** Starts with the account's own number, which is read when the dialog opens. */
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
      // Without an answer of the server the person types the number.
      .catch((error: unknown) =>
        error instanceof ApiError ? setOwn({ phone: '', verified: null }) : Promise.reject(error),
      )
  }, [])
  if (own === null) return <SkeletonText lines={3} />
  return <PhoneSteps action={ACTION} {...own} autoFocus onVerified={onVerified} />
}
