// /forgot-password: the e-mail, then code and new password, then the login.

import { useLocation } from '@remix-run/react'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { AccountPage } from '#app/screens/account-forms/account-page.tsx'
import { type CodeStepOf, useAccountStep } from '#app/screens/account-forms/account-step.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { BackToForm } from '#app/screens/account-forms/back-to-form.tsx'
import { CodeField } from '#app/screens/account-forms/code-step.tsx'
import { PasswordField } from '#app/screens/account-forms/password-field.tsx'
import { ResendForm } from '#app/screens/account-forms/resend-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { CodeRequestForm } from './code-request-form.tsx'

export function ResetPassword() {
  // The URL keeps `next` for the login afterwards.
  const { search } = useLocation()
  const action = `/forgot-password${search}`
  const login = `/login${search}`
  const { step, leave } = useAccountStep(action)
  return step?.step === 'code' ? (
    <SetPassword of={{ ...step, purpose: 'reset' }} action={action} login={login} onBack={leave} />
  ) : (
    <AskEmail action={action} login={login} />
  )
}

function Back({ login }: { login: string }) {
  const text = useTexts(accountTexts).reset
  return (
    <p>
      <Link className="inline-block py-0.5" to={login}>
        {text.back}
      </Link>
    </p>
  )
}

function AskEmail({ action, login }: { action: string; login: string }) {
  const text = useTexts(accountTexts).reset
  return (
    <AccountPage title={text.title} lead={text.lead} footer={<Back login={login} />}>
      <CodeRequestForm action={action} submit={text.send} />
    </AccountPage>
  )
}

type SetProps = { of: CodeStepOf; action: string; login: string; onBack(): void }

function SetPassword({ of, action, login, onBack }: SetProps) {
  const text = useTexts(accountTexts).reset
  const accountText = useTexts(accountTexts)
  const { email, purpose, registration } = of
  const form = usePostedForm<'otp' | 'password'>(action, { intent: 'reset', hidden: { email }, step: true })
  const { Form } = form
  return (
    <AccountPage title={text.title} lead={text.lead} footer={<Back login={login} />}>
      <Form {...form.props} className="space-y-4">
        <FormFields fields={form.fields} />
        <FormProblem form={form} />
        <CodeField email={email} {...form.bind('otp')} enterKeyHint="next" />
        <PasswordField
          {...form.bind('password')}
          label={accountText.fields.newPassword}
          hint={accountText.fields.passwordHint}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.submit}
        </Button>
      </Form>
      <div className="flex flex-wrap items-start justify-between gap-4 text-small">
        <ResendForm action={action} hidden={{ email, purpose, registration }} />
        <BackToForm action={action} onBack={onBack}>
          {accountText.code.back}
        </BackToForm>
      </div>
    </AccountPage>
  )
}
