// The number that phone calls ring: verified since when, or the way there.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { accountTexts } from '#app/screens/account/account-text.ts'
import { VerifyPhoneDialog } from '#app/screens/account/verify-phone.tsx'
import { LocalDate } from '#app/screens/consultations/local-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { formatNational } from '#app/ui/phone-number.ts'
import type { ProfileAnswer } from '#workers/contract/identity.ts'

export function PhoneCard({ profile }: { profile: Pick<ProfileAnswer, 'phone' | 'phone_verified_at'> }) {
  const text = useTexts(accountTexts).verifyPhone
  const [open, setOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const { phone, phone_verified_at: since } = profile

  function done() {
    setOpen(false)
    revalidate()
  }

  return (
    <Card title={text.card} pad>
      <div className="space-y-4">
        <div className="flex flex-wrap items-center gap-3">
          <b className="num">{formatNational(phone)}</b>
          {since === null ? (
            <Chip tone="warn">{text.unverified}</Chip>
          ) : (
            <>
              <Chip tone="ok">{text.verified}</Chip>
              <span className="num text-small text-muted">
                {text.since} <LocalDate at={since} />
              </span>
            </>
          )}
        </div>
        <p className="text-small text-muted">{text.why}</p>
        <div>
          <Button size="sm" onClick={() => setOpen(true)}>
            {since === null ? text.verify : text.other}
          </Button>
        </div>
      </div>
      <VerifyPhoneDialog open={open} onClose={() => setOpen(false)} onVerified={done} />
    </Card>
  )
}
