// The phone number for calls: since when it is verified, or the form to verify it.

import { useRef, useState } from 'react'
import { FormSuccess } from '#app/form/form-parts.tsx'
import { useFormAnswer } from '#app/form/use-posted-form.ts'
import { LocalDate } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { usePhoneStep } from '#app/screens/account-forms/phone-step.ts'
import { PhoneSteps } from '#app/screens/account-forms/phone-steps.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { formatNational } from '#app/ui/phone-number.ts'
import type { ProfileAnswer } from '#workers/contract/accounts/identity.ts'
import { phoneCardTexts } from './phone-card-text.ts'

type Props = {
  /** The page with the card, whose action has `phoneForms`. */
  action: string
  profile: Pick<ProfileAnswer, 'phone' | 'phone_verified_at' | 'pending_phone'>
}

export function PhoneCard({ action, profile }: Props) {
  const text = useTexts(accountTexts).verifyPhone
  const cardText = useTexts(phoneCardTexts)
  const fold = useRef<HTMLDetailsElement>(null)
  const { answer } = useFormAnswer(action)
  const { verified, saved } = usePhoneStep(action)
  // Initially open if the answer came with the document; later the browser opens and closes it.
  const [open] = useState(answer?.intent.startsWith('phone') === true && verified === null && saved === null)
  const { phone, phone_verified_at: since, pending_phone: pending } = profile
  const close = () => fold.current?.removeAttribute('open')
  return (
    <Card title={text.card} pad>
      <div className="space-y-4">
        <FormSuccess form={{ done: verified }}>{text.done}</FormSuccess>
        <FormSuccess form={{ done: saved }}>{text.saved}</FormSuccess>
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
        {pending === null ? null : <p className="text-small">{cardText.pending(formatNational(pending))}</p>}
        <details ref={fold} open={open}>
          <summary className={buttonClass({ size: 'sm', className: 'cursor-pointer' })}>
            {since === null ? text.verify : text.other}
          </summary>
          <div className="mt-4">
            <PhoneSteps
              action={action}
              phone={pending ?? phone}
              verified={since === null ? null : phone}
              onVerified={close}
              onSaved={close}
            />
          </div>
        </details>
      </div>
    </Card>
  )
}
