// Verifies a phone number: the number, then the six digits of a text message.

import { type FormEvent, useEffect, useState } from 'react'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { accountTexts } from './account-text.ts'
import { BackToForm } from './back-to-form.tsx'
import { CodeField } from './code-step.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { usePhoneStep } from './phone-step.ts'
import { ResendForm } from './resend-form.tsx'

type Props = {
  action: string
  phone: string
  /** The verified number that would be replaced. */
  verified: string | null
  autoFocus?: boolean
  onVerified(): void
  /** The number cannot receive texts: it was saved without verification. */
  onSaved?(): void
}

export function PhoneSteps({ action, phone, verified, autoFocus = false, onVerified, onSaved }: Props) {
  const text = useTexts(accountTexts).verifyPhone
  const { sentTo, verified: answer, saved, leave } = usePhoneStep(action)
  // A new code for a replacement number requires the password.
  const [password, setPassword] = useState('')
  const done = answer ?? saved
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect shows each answer once, when the answer changes
  useEffect(() => {
    if (!done) return
    toast.success(answer ? text.done : text.saved)
    if (answer) onVerified()
    else onSaved?.()
  }, [done])
  if (sentTo === null)
    return (
      <NumberStep action={action} phone={phone} verified={verified} autoFocus={autoFocus} onPassword={setPassword} />
    )
  const canResend = verified === null || verified === sentTo || password !== ''
  return <CodeStep action={action} password={password} canResend={canResend} phone={sentTo} onBack={leave} />
}

type NumberProps = Omit<Props, 'onVerified' | 'onSaved'> & { onPassword(typed: string): void }

function NumberStep({ action, phone, verified, autoFocus, onPassword }: NumberProps) {
  const text = useTexts(accountTexts).verifyPhone
  const form = usePostedForm<'phone' | 'phone_country' | 'password'>(action, {
    intent: 'phone',
    initial: { phone },
    step: true,
  })
  const { Form } = form
  const tell = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    onPassword(String(new FormData(currentTarget).get('password') ?? ''))
  return (
    <Form {...form.props} onSubmit={tell} className="space-y-4">
      <FormFields fields={form.fields} />
      <FormProblem form={form} />
      <PhoneField
        {...form.bind('phone')}
        country={form.bind('phone_country').defaultValue}
        label={text.number}
        autoFocus={autoFocus}
      />
      {verified === null ? null : (
        <PasswordField
          {...form.bind('password')}
          label={text.password}
          hint={text.passwordHint}
          autoComplete="current-password"
        />
      )}
      <Button type="submit" variant="primary" block loading={form.busy}>
        {text.send}
      </Button>
    </Form>
  )
}

type CodeProps = { action: string; phone: string; password: string; canResend: boolean; onBack(): void }

function CodeStep({ action, phone, password, canResend, onBack }: CodeProps) {
  const text = useTexts(accountTexts).verifyPhone
  const accountText = useTexts(accountTexts)
  const form = usePostedForm<'otp'>(action, { intent: 'phone_code', hidden: { phone }, step: true })
  const { Form } = form
  return (
    <div className="space-y-4">
      <Form {...form.props} className="space-y-4">
        <FormFields fields={form.fields} />
        <FormProblem form={form} />
        <CodeField email={phone} local={text.local} {...form.bind('otp')} />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {accountText.code.submit}
        </Button>
      </Form>
      <div className="flex flex-wrap items-start justify-between gap-4 text-small">
        {canResend ? <ResendForm action={action} intent="phone_again" hidden={{ phone, password }} /> : null}
        <BackToForm action={action} onBack={onBack}>
          {text.back}
        </BackToForm>
      </div>
    </div>
  )
}
