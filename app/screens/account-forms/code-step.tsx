// The step for the six digits: after registering, and for login by code.

import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { AccountPage } from './account-page.tsx'
import type { CodeStepOf } from './account-step.ts'
import { accountTexts } from './account-text.ts'
import { BackToForm } from './back-to-form.tsx'
import { ResendForm } from './resend-form.tsx'

type Props = {
  action: string
  of: CodeStepOf
  onBack(): void
}

export function CodeStep({ action, of, onBack }: Props) {
  const text = useTexts(accountTexts).code
  const { email, purpose, registration } = of
  const hidden = { email, purpose, registration }
  const form = usePostedForm<'otp'>(action, { intent: 'verify', hidden, step: true })
  const { Form } = form
  return (
    <AccountPage
      title={purpose === 'register' ? text.title : text.enterTitle}
      footer={
        <BackToForm action={action} onBack={onBack}>
          {text.back}
        </BackToForm>
      }
    >
      <Form {...form.props} className="space-y-4">
        <FormFields fields={form.fields} />
        <FormProblem form={form} />
        <CodeField email={email} {...form.bind('otp')} />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.submit}
        </Button>
      </Form>
      {purpose === 'second_step' ? null : <ResendForm action={action} hidden={hidden} />}
    </AccountPage>
  )
}

type CodeFieldProps = {
  /** The e-mail address or phone number to which the code was sent. */
  email: string
  /** Local mode only: where to find the code. */
  local?: string
  name: string
  defaultValue: string
  error: string | undefined
  enterKeyHint?: 'next'
}

export function CodeField({ email, local: ownHint, ...field }: CodeFieldProps) {
  const accountText = useTexts(accountTexts)
  const local = ownHint ?? accountText.code.local
  return (
    <>
      <InputField
        enterKeyHint="go"
        {...field}
        label={accountText.fields.code}
        hint={accountText.fields.codeHint(email)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
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
