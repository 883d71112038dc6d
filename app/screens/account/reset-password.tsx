import { useLocation, useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { withProof } from '#app/auth/with-proof.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { InputField } from '#app/ui/input-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { linkButtonClass } from '#app/ui/link-button-class.ts'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { AccountPage } from './account-page.tsx'
import { accountTexts } from './account-text.ts'
import { CodeField, Resend } from './code-step.tsx'
import { PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'

const contract = () => import('#workers/contract/identity.ts')

/** E-mail, then code and new password, then log in. */
export function ResetPassword() {
  const [email, setEmail] = useState<string | null>(null)
  // The address keeps `next`, so that the login afterwards leads there.
  const { search } = useLocation()
  const login = `/login${search}`
  return email ? (
    <SetPassword email={email} login={login} onBack={() => setEmail(null)} />
  ) : (
    <AskEmail login={login} onSent={setEmail} />
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

function AskEmail({ login, onSent }: { login: string; onSent(email: string): void }) {
  const text = useTexts(accountTexts).reset
  const accountText = useTexts(accountTexts)
  const form = useForm({
    initial: { email: '' },
    toBody: ({ email }) => ({ email, purpose: 'reset' }),
    schema: async () => (await contract()).OtpRequest,
    async send(body) {
      await withProof((proof) => api.call(routes.sendOtp, { body, proof }))
      onSent(body.email.trim().toLowerCase())
    },
  })
  return (
    <AccountPage title={text.title} lead={text.lead} problem={form.problem} footer={<Back login={login} />}>
      <form onSubmit={form.onSubmit} noValidate className="space-y-4">
        <InputField {...form.bind('email')} label={accountText.fields.email} type="email" autoComplete="username" />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.send}
        </Button>
      </form>
    </AccountPage>
  )
}

function SetPassword({ email, login, onBack }: { email: string; login: string; onBack(): void }) {
  const text = useTexts(accountTexts).reset
  const accountText = useTexts(accountTexts)
  const navigate = useNavigate()
  const form = useForm({
    initial: { otp: '', password: '' },
    toBody: ({ otp, password }) => ({ email, otp, password }),
    schema: async () => (await contract()).ResetPasswordRequest,
    async send(body) {
      await withProof((proof) => api.call(routes.resetPassword, { body, proof }))
      toast.success(text.done)
      navigate(login)
    },
  })
  return (
    <AccountPage title={text.title} lead={text.lead} problem={form.problem} footer={<Back login={login} />}>
      <form onSubmit={form.onSubmit} noValidate className="space-y-4">
        <CodeField email={email} {...form.bind('otp')} />
        <PasswordField
          {...form.bind('password')}
          label={accountText.fields.newPassword}
          hint={accountText.fields.passwordHint}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.submit}
        </Button>
        <div className="flex items-center justify-between gap-4">
          <Resend email={email} purpose="reset" />
          <button type="button" className={cx(linkButtonClass, 'text-small')} onClick={onBack}>
            {accountText.code.back}
          </button>
        </div>
      </form>
    </AccountPage>
  )
}
