// /login and /forgot-password: one screen with two modes.

import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { answerForms } from '#app/form/answer-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { currentLanguage } from '#app/language/language.ts'
import { tellExpired } from '#app/login-state/browser-login.ts'
import { safeNext } from '#app/login-state/safe-next.ts'
import {
  anotherCode,
  byCode,
  byPassword,
  byRecoveryCode,
  codeFor,
  newPassword,
} from '#app/screens/account-forms/account-forms.ts'
import { useAccountStep } from '#app/screens/account-forms/account-step.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { CodeStep } from '#app/screens/account-forms/code-step.tsx'
import { dashboardHome } from '#app/shell/navigation/dashboard-home.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { LoginByCode } from './login-by-code.tsx'
import { LoginByPassword, type TypedLogin } from './login-by-password.tsx'
import { PasskeyStep } from './passkey-step.tsx'
import { postLogin } from './post-login.ts'
import { ResetPassword } from './reset-password.tsx'

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

export const action = (args: ActionFunctionArgs) =>
  new URL(args.request.url).pathname.includes('/forgot-password')
    ? answerForms(args, { send: codeFor('reset'), resend: anotherCode, reset: newPassword })
    : answerForms(args, {
        password: byPassword,
        recovery: byRecoveryCode,
        send: codeFor('login'),
        resend: anotherCode,
        verify: byCode,
      })
export const clientAction = postLogin
export const shouldRevalidate = revalidateUnlessFailed

export default function LoginScreen() {
  const { pathname } = useLocation()
  return pathname.startsWith('/forgot-password') ? <ResetPassword /> : <Login />
}

function Login() {
  const { search } = useLocation()
  const action = `/login${search}`
  const { step, leave } = useAccountStep(action)
  useEndedLogin()
  // The login by code starts with the typed address, and a recovery code is sent with the typed password.
  const typed = useRef<TypedLogin>({ email: '', password: '' })
  if (step?.step === 'passkey')
    return <PasskeyStep action={action} login={{ ...typed.current, email: step.email }} onBack={leave} />
  if (step) return <CodeStep action={action} of={step} onBack={leave} />
  const byCode = new URLSearchParams(search).has('code')
  return byCode ? (
    <LoginByCode action={action} typed={typed.current.email} />
  ) : (
    <LoginByPassword
      action={action}
      typed={typed.current.email}
      onTyped={(login) => {
        typed.current = login
      }}
    />
  )
}

/** In a browser that blocks storage, only the cookie shows that a login has ended. */
function useEndedLogin() {
  const root = useRouteLoaderData<RootData>('root')
  const ended = root?.hasLogin && root.viewer === null && !root.answersPost
  useEffect(() => {
    if (ended) tellExpired()
  }, [ended])
}
