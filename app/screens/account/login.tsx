// /login and /forgot-password: one screen, two modes (SPEC 2.1).

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { ApiError } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { dashboardHome } from '#app/auth/dashboard-home.ts'
import { safeNext } from '#app/auth/safe-next.ts'
import { withProof } from '#app/auth/with-proof.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { InputField } from '#app/ui/input-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { linkButtonClass } from '#app/ui/link-button-class.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { LoginRequest } from '#workers/contract/identity.ts'
import { AccountBenefits } from './account-benefits.tsx'
import { AccountPage } from './account-page.tsx'
import { accountTexts } from './account-text.ts'
import { CodeStep } from './code-step.tsx'
import { openAfterLogin } from './open-after-login.ts'
import { PasskeyStep } from './passkey-step.tsx'
import { PasswordField } from './password-field.tsx'
import { ResetPassword } from './reset-password.tsx'
import { useForm } from './use-form.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'

const contract = () => import('#workers/contract/identity.ts')

export const meta: MetaFunction = ({ location, matches }) => {
  const accountText = accountTexts[currentLanguage()]
  return [
    {
      title: pageTitle(
        location.pathname.startsWith('/forgot') ? accountText.reset.title : accountText.login.title,
        matches,
      ),
    },
  ]
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const next = safeNext(new URL(request.url).searchParams.get('next'))
  if (context.viewer) throw redirect(next ?? dashboardHome(context.viewer.role))
  return null
}

export default function Login() {
  const { pathname, search } = useLocation()
  // The address typed so far, for the login by code.
  const [byCode, setByCode] = useState<string | null>(null)
  if (pathname.startsWith('/forgot-password')) return <ResetPassword />
  return byCode !== null ? (
    <LoginByCode search={search} typed={byCode} onPassword={() => setByCode(null)} />
  ) : (
    <LoginByPassword search={search} onCode={setByCode} />
  )
}

function Footer({ search }: { search: string }) {
  const text = useTexts(accountTexts).login
  return (
    <p>
      {text.none} <Link to={`/register${search}`}>{text.register}</Link>
    </p>
  )
}

function LoginByPassword({ search, onCode }: { search: string; onCode(typed: string): void }) {
  const text = useTexts(accountTexts).login
  const accountText = useTexts(accountTexts)
  const [secondStep, setSecondStep] = useState<string | null>(null)
  const [withPasskey, setWithPasskey] = useState<LoginRequest | null>(null)
  const passkey = usePasskeyLogin()
  const form = useForm({
    initial: { email: '', password: '' },
    toBody: (values) => values,
    schema: async () => (await contract()).LoginRequest,
    async send(body) {
      try {
        openAfterLogin(
          await withProof((proof) => api.call(routes.logIn, { body, own: ['second_step', 'passkey_needed'], proof })),
        )
      } catch (error) {
        // Admins: the password was right, and the second step is a passkey, or a code that is on its way.
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'passkey_needed') setWithPasskey(body)
        else if (error.code === 'second_step') setSecondStep(body.email.trim().toLowerCase())
        else throw error
      }
    },
  })
  if (withPasskey) return <PasskeyStep login={withPasskey} onBack={() => setWithPasskey(null)} />
  if (secondStep) {
    return (
      <CodeStep email={secondStep} purpose="second_step" onDone={openAfterLogin} onBack={() => setSecondStep(null)} />
    )
  }
  return (
    <AccountPage
      title={text.title}
      lead={text.lead}
      problem={form.problem ?? passkey.problem}
      aside={<AccountBenefits />}
      footer={<Footer search={search} />}
    >
      <form onSubmit={form.onSubmit} noValidate className="space-y-4">
        <InputField {...form.bind('email')} label={accountText.fields.email} type="email" autoComplete="username" />
        <PasswordField {...form.bind('password')} label={accountText.fields.password} autoComplete="current-password" />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.submit}
        </Button>
        <Button block loading={passkey.busy} onClick={passkey.logIn}>
          {accountText.passkey.logIn}
        </Button>
        <div className="flex items-center justify-between gap-4">
          <button
            type="button"
            className={cx(linkButtonClass, 'text-small')}
            onClick={({ currentTarget }) => onCode(typedEmail(currentTarget.form))}
          >
            {text.byCode}
          </button>
          <Link className="inline-block py-0.5 text-small" to={`/forgot-password${search}`}>
            {text.forgot}
          </Link>
        </div>
      </form>
    </AccountPage>
  )
}

function typedEmail(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get('email') ?? '') : ''
}

type ByCodeProps = { search: string; typed: string; onPassword(): void }

function LoginByCode({ search, typed, onPassword }: ByCodeProps) {
  const text = useTexts(accountTexts).login
  const accountText = useTexts(accountTexts)
  const [email, setEmail] = useState<string | null>(null)
  const form = useForm({
    initial: { email: typed },
    toBody: (values) => ({ ...values, purpose: 'login' }),
    schema: async () => (await contract()).OtpRequest,
    async send(body) {
      await withProof((proof) => api.call(routes.sendOtp, { body, proof }))
      setEmail(body.email.trim().toLowerCase())
    },
  })
  if (email) return <CodeStep email={email} purpose="login" onDone={openAfterLogin} onBack={() => setEmail(null)} />
  return (
    <AccountPage
      title={text.title}
      lead={text.lead}
      problem={form.problem}
      aside={<AccountBenefits />}
      footer={<Footer search={search} />}
    >
      <form onSubmit={form.onSubmit} noValidate className="space-y-4">
        <InputField {...form.bind('email')} label={accountText.fields.email} type="email" autoComplete="username" />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.sendCode}
        </Button>
        <button type="button" className={cx(linkButtonClass, 'text-small')} onClick={onPassword}>
          {text.byPassword}
        </button>
      </form>
    </AccountPage>
  )
}
