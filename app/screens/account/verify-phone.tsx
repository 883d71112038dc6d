// Verifies a phone number: the number, then the six digits of a text message.

import { useEffect, useState } from 'react'
import { ApiError } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { withProof } from '#app/auth/with-proof.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { SkeletonText } from '#app/ui/skeleton.tsx'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { PhoneOtpRequest } from '#workers/contract/identity.ts'
import { accountTexts } from './account-text.ts'
import { CodeField } from './code-step.tsx'
import { PasswordField } from './password-field.tsx'
import { ResendButton } from './resend-button.tsx'
import { useForm } from './use-form.ts'

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
  const [own, setOwn] = useState<string | null>(null)
  const [verified, setVerified] = useState<string | null>(null)
  const [password, setPassword] = useState<string | undefined>()
  const [sentTo, setSentTo] = useState<string | null>(null)
  useEffect(() => {
    api
      .call(routes.readProfile, { background: true })
      .then(({ phone, phone_verified_at }) => {
        setOwn(phone)
        if (phone_verified_at !== null) setVerified(phone)
      })
      // Without an answer of the server the person types the number.
      .catch((error: unknown) => (error instanceof ApiError ? setOwn('') : Promise.reject(error)))
  }, [])
  const sent = (body: PhoneOtpRequest) => {
    setSentTo(body.phone)
    setPassword(body.password)
  }
  if (own === null) return <SkeletonText lines={3} />
  if (sentTo === null) return <NumberStep phone={own} verified={verified} onSent={sent} />
  const back = () => {
    setOwn(sentTo)
    setSentTo(null)
  }
  return <CodeStep sent={{ phone: sentTo, password }} onBack={back} onVerified={onVerified} />
}

const sendCode = (body: PhoneOtpRequest) => withProof((proof) => api.call(routes.sendPhoneOtp, { body, proof }))

/** `verified`: the number that another one would replace. */
type NumberProps = { phone: string; verified: string | null; onSent(body: PhoneOtpRequest): void }

function NumberStep({ phone, verified, onSent }: NumberProps) {
  const accountText = useTexts(accountTexts)
  const text = useTexts(accountTexts).verifyPhone
  const form = useForm({
    initial: { phone, password: '' },
    toBody: ({ password, ...rest }) =>
      verified === null || rest.phone.trim() === verified ? rest : { ...rest, password },
    schema: async () => (await import('#workers/contract/identity.ts')).PhoneOtpRequest,
    async send(body) {
      await sendCode(body)
      onSent(body)
    },
  })
  return (
    <form onSubmit={form.onSubmit} noValidate className="space-y-4">
      {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
      <InputField
        {...form.bind('phone')}
        label={accountText.fields.phone}
        hint={accountText.fields.phoneHint}
        type="tel"
        autoComplete="tel"
        inputClassName="num"
        autoFocus
      />
      {verified === null ? null : (
        <PasswordField
          {...form.bind('password')}
          label={text.password}
          hint={text.passwordHint}
          autoComplete="current-password"
        />
      )}
      <Button type="submit" needsScript variant="primary" block loading={form.busy}>
        {text.send}
      </Button>
    </form>
  )
}

type CodeProps = { sent: PhoneOtpRequest; onBack(): void; onVerified(): void }

function CodeStep({ sent, onBack, onVerified }: CodeProps) {
  const text = useTexts(accountTexts).verifyPhone
  const accountText = useTexts(accountTexts)
  const { phone } = sent
  const form = useForm({
    initial: { otp: '' },
    toBody: ({ otp }) => ({ phone, otp }),
    schema: async () => (await import('#workers/contract/identity.ts')).PhoneVerifyRequest,
    async send(body) {
      await api.call(routes.verifyPhone, { body })
      toast.success(text.done)
      onVerified()
    },
  })
  return (
    <form onSubmit={form.onSubmit} noValidate className="space-y-4">
      {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
      <CodeField email={phone} local={text.local} {...form.bind('otp')} />
      <Button type="submit" needsScript variant="primary" block loading={form.busy}>
        {accountText.code.submit}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ResendButton onSend={() => sendCode(sent)} />
        <Button variant="quiet" size="sm" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </form>
  )
}
