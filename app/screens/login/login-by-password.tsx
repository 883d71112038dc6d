import { useLocation } from '@remix-run/react'
import type { FormEvent } from 'react'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { AccountPage } from '#app/screens/account-forms/account-page.tsx'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { PasswordField } from '#app/screens/account-forms/password-field.tsx'
import { AccountBenefits } from '#app/screens/register/account-benefits.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { LoginFooter, loginBy, nextOf } from './login-footer.tsx'
import { usePasskeyLogin } from './use-passkey-login.ts'

export type TypedLogin = { email: string; password: string }

type Props = {
  action: string
  typed: string
  /**
   * Receives the values of both fields on each change, because the login by code and the recovery code start with them.
   */
  onTyped(login: TypedLogin): void
}

export function LoginByPassword({ action, typed, onTyped }: Props) {
  const text = useTexts(accountTexts).login
  const accountText = useTexts(accountTexts)
  const { search } = useLocation()
  const passkey = usePasskeyLogin()
  const form = usePostedForm<'email' | 'password'>(action, {
    intent: 'password',
    initial: { email: typed },
    step: true,
  })
  const { Form } = form

  function tell({ currentTarget }: FormEvent<HTMLFormElement>) {
    const fields = new FormData(currentTarget)
    onTyped({ email: String(fields.get('email')), password: String(fields.get('password')) })
  }

  return (
    <AccountPage title={text.title} lead={text.lead} aside={<AccountBenefits />} footer={<LoginFooter />}>
      {new URLSearchParams(search).get('password') === 'new' ? (
        <Callout tone="ok">{accountText.reset.done}</Callout>
      ) : null}
      <Form {...form.props} onInput={tell} onSubmit={tell} className="space-y-4">
        <FormFields fields={form.fields} />
        <FormProblem form={form} />
        {passkey.problem ? <Callout tone="danger">{passkey.problem}</Callout> : null}
        <InputField
          {...form.bind('email')}
          label={accountText.fields.email}
          type="email"
          autoComplete="username"
          enterKeyHint="next"
        />
        <PasswordField {...form.bind('password')} label={accountText.fields.password} autoComplete="current-password" />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.submit}
        </Button>
        <Button block loading={passkey.busy} onClick={passkey.logIn}>
          {accountText.passkey.logIn}
        </Button>
        <div className="flex items-center justify-between gap-4 text-small">
          <Link className="inline-block py-0.5" to={loginBy('code', search)}>
            {text.byCode}
          </Link>
          <Link className="inline-block py-0.5" to={`/forgot-password${nextOf(search)}`}>
            {text.forgot}
          </Link>
        </div>
      </Form>
    </AccountPage>
  )
}
