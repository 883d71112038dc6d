// The second step of an admin: the passkey, or a recovery code.

import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { AccountPage } from '#app/screens/account-forms/account-page.tsx'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { BackToForm } from '#app/screens/account-forms/back-to-form.tsx'
import { PasswordField } from '#app/screens/account-forms/password-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { linkButtonClass } from '#app/ui/link-button-class.ts'
import type { LoginRequest } from '#workers/contract/accounts/identity.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'

type Props = { action: string; login: LoginRequest; onBack(): void }

export function PasskeyStep({ action, login, onBack }: Props) {
  const text = useTexts(accountTexts).passkey
  const passkey = usePasskeyLogin()
  return (
    <AccountPage
      title={text.stepTitle}
      lead={text.stepLead}
      footer={
        <BackToForm action={action} onBack={onBack}>
          {text.back}
        </BackToForm>
      }
    >
      {passkey.problem ? <Callout tone="danger">{passkey.problem}</Callout> : null}
      <Button variant="primary" block loading={passkey.busy} onClick={passkey.logIn} autoFocus>
        {text.confirm}
      </Button>
      <RecoveryForm action={action} login={login} />
    </AccountPage>
  )
}

/** In <details>, which opens without JavaScript, because passkeys need JavaScript and the recovery code must not. */
function RecoveryForm({ action, login }: Omit<Props, 'onBack'>) {
  const text = useTexts(accountTexts).passkey
  const accountText = useTexts(accountTexts)
  const { email, password } = login
  const initial = { password }
  const form = usePostedForm<'password' | 'code'>(action, {
    intent: 'recovery',
    hidden: { email },
    initial,
    step: true,
  })
  const { Form } = form
  return (
    <details open={form.failure !== null || undefined}>
      <summary className={`${linkButtonClass} w-fit text-small`}>{text.lost}</summary>
      <Form {...form.props} className="mt-4 space-y-4">
        <p className="text-small text-muted">{text.recoveryLead}</p>
        <FormFields fields={form.fields} />
        <FormProblem form={form} />
        <PasswordField
          {...form.bind('password')}
          label={accountText.fields.password}
          autoComplete="current-password"
          enterKeyHint="next"
        />
        <InputField
          {...form.bind('code')}
          label={text.code}
          hint={text.codeHint}
          autoComplete="off"
          enterKeyHint="go"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={24}
          inputClassName="num"
        />
        <Button type="submit" block loading={form.busy}>
          {accountText.login.submit}
        </Button>
      </Form>
    </details>
  )
}
