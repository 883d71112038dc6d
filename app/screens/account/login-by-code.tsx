import { useLocation } from '@remix-run/react'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { AccountBenefits } from './account-benefits.tsx'
import { AccountPage } from './account-page.tsx'
import { accountTexts } from './account-text.ts'
import { LoginFooter, loginBy } from './login-footer.tsx'

export function LoginByCode({ action, typed }: { action: string; typed: string }) {
  const text = useTexts(accountTexts).login
  const accountText = useTexts(accountTexts)
  const { search } = useLocation()
  const form = usePostedForm<'email'>(action, { intent: 'send', initial: { email: typed } })
  const { Form } = form
  return (
    <AccountPage title={text.title} lead={text.lead} aside={<AccountBenefits />} footer={<LoginFooter />}>
      <Form {...form.props} className="space-y-4">
        <FormFields fields={form.fields} />
        <FormProblem form={form} />
        <InputField {...form.bind('email')} label={accountText.fields.email} type="email" autoComplete="username" />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.sendCode}
        </Button>
        <Link className="inline-block py-0.5 text-small" to={loginBy('password', search)}>
          {text.byPassword}
        </Link>
      </Form>
    </AccountPage>
  )
}
