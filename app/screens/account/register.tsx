import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { dashboardHome } from '#app/auth/dashboard-home.ts'
import { withProof } from '#app/auth/with-proof.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import { AccountBenefits } from './account-benefits.tsx'
import { AccountFields } from './account-fields.tsx'
import { AccountPage } from './account-page.tsx'
import { accountTexts } from './account-text.ts'
import { assertEmailAvailable } from './assert-email-available.ts'
import { CodeStep, type PendingCode } from './code-step.tsx'
import { openAfterLogin } from './open-after-login.ts'
import { useForm } from './use-form.ts'

export const meta = titled(() => accountTexts[currentLanguage()].register.title)

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.viewer) throw redirect(dashboardHome(context.viewer.role))
  return null
}

export default function Register() {
  const text = useTexts(accountTexts).register
  const { search } = useLocation()
  const [waiting, setWaiting] = useState<PendingCode | null>(null)
  const form = useForm({
    initial: { full_name: '', email: '', phone: '', gender: '', password: '' },
    toBody: ({ gender, ...values }) => ({ ...values, gender: gender || null }),
    schema: async () => (await import('#workers/contract/identity.ts')).RegisterRequest,
    async send(body) {
      const typed = body.email.trim().toLowerCase()
      await assertEmailAvailable(typed)
      const { registration } = await withProof((proof) => api.call(routes.registerUser, { body, proof }))
      setWaiting({ email: typed, registration })
    },
  })
  if (waiting)
    return <CodeStep {...waiting} purpose="register" onDone={openAfterLogin} onBack={() => setWaiting(null)} />
  return (
    <AccountPage
      title={text.title}
      lead={text.lead}
      problem={form.problem}
      aside={<AccountBenefits />}
      footer={
        <>
          <p>
            {text.have} <Link to={`/login${search}`}>{text.login}</Link>
          </p>
          <p>
            {text.astrologer} <Link to="/astrologer-register">{text.astrologerLink}</Link>
          </p>
        </>
      }
    >
      <form onSubmit={form.onSubmit} noValidate className="space-y-4">
        <AccountFields form={form} />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.submit}
        </Button>
        <p className="text-tiny text-muted">
          {text.terms} <Link to="/terms">{text.termsLink}</Link> {text.and}{' '}
          <Link to="/privacy-policy">{text.privacyLink}</Link>
          {text.termsEnd}
        </p>
      </form>
    </AccountPage>
  )
}
