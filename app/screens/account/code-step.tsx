// The step with the six digits: after registering, and for log-in by code.

import { api } from '#app/auth/browser-login.ts'
import { withProof } from '#app/auth/with-proof.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { linkButtonClass } from '#app/ui/link-button-class.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { CodePurpose, LoginAnswer } from '#workers/contract/identity.ts'
import { AccountPage } from './account-page.tsx'
import { accountTexts } from './account-text.ts'
import { ResendButton } from './resend-button.tsx'
import { useForm } from './use-form.ts'

/** Account that waits for its code; after registering, with the key that ties the code to this registration. */
export type PendingCode = { email: string; registration?: string }

type Props = PendingCode & {
  purpose: Exclude<CodePurpose, 'reset'>
  onDone(answer: LoginAnswer): Promise<void> | void
  onBack(): void
}

export function CodeStep({ email, registration, purpose, onDone, onBack }: Props) {
  const text = useTexts(accountTexts).code
  const form = useForm({
    initial: { otp: '' },
    toBody: ({ otp }) => ({ email, otp, purpose, registration }),
    schema: async () => (await import('#workers/contract/identity.ts')).VerifyOtpRequest,
    send: async (body) => onDone(await withProof((proof) => api.call(routes.verifyOtp, { body, proof }))),
  })
  return (
    <AccountPage
      title={purpose === 'register' ? text.title : text.enterTitle}
      problem={form.problem}
      footer={
        <button type="button" className={linkButtonClass} onClick={onBack}>
          {text.back}
        </button>
      }
    >
      <form onSubmit={form.onSubmit} noValidate className="space-y-4">
        <CodeField email={email} {...form.bind('otp')} />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.submit}
        </Button>
        {purpose === 'second_step' ? null : <Resend email={email} registration={registration} purpose={purpose} />}
      </form>
    </AccountPage>
  )
}

type CodeFieldProps = {
  /** Where the code was sent: an e-mail address or a phone number. */
  email: string
  /** Local mode's hint where to find the code. */
  local?: string
  name: string
  defaultValue: string
  error: string | undefined
}

export function CodeField({ email, local: ownHint, ...field }: CodeFieldProps) {
  const accountText = useTexts(accountTexts)
  const local = ownHint ?? accountText.code.local
  return (
    <>
      <InputField
        {...field}
        label={accountText.fields.code}
        hint={accountText.fields.codeHint(email)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        pattern="\d*"
        inputClassName="num text-24 tracking-[0.3em]"
        autoFocus
      />
      {__LOCAL__ ? (
        <p className="text-tiny">
          <a href="/dev/outbox" target="_blank" rel="noreferrer">
            {local}
          </a>
        </p>
      ) : null}
    </>
  )
}

type ResendProps = { email: string; registration?: string | undefined; purpose: Exclude<CodePurpose, 'second_step'> }

export function Resend(body: ResendProps) {
  return <ResendButton onSend={() => withProof((proof) => api.call(routes.sendOtp, { body, proof }))} />
}
