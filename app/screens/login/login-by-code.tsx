import { useLocation } from '@remix-run/react'
import { useTexts } from '#app/language/texts.ts'
import { AccountPage } from '#app/screens/account-forms/account-page.tsx'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { AccountBenefits } from '#app/screens/register/account-benefits.tsx'
import { Link } from '#app/ui/link.tsx'
import { CodeRequestForm } from './code-request-form.tsx'
import { LoginFooter, loginBy } from './login-footer.tsx'

export function LoginByCode({ action, typed }: { action: string; typed: string }) {
  const text = useTexts(accountTexts).login
  const { search } = useLocation()
  return (
    <AccountPage title={text.title} lead={text.lead} aside={<AccountBenefits />} footer={<LoginFooter />}>
      <CodeRequestForm action={action} email={typed} submit={text.sendCode} />
      <Link className="w-fit py-0.5 text-small" to={loginBy('password', search)}>
        {text.byPassword}
      </Link>
    </AccountPage>
  )
}
