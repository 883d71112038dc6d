import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { useLocation } from '@remix-run/react'
import { answerForms } from '#app/form/answer-form.ts'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { type PostedForm, usePostedForm } from '#app/form/use-posted-form.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { type AccountField, AccountFields } from '#app/screens/account-forms/account-fields.tsx'
import { anotherCode, byCode, registration } from '#app/screens/account-forms/account-forms.ts'
import { AccountPage } from '#app/screens/account-forms/account-page.tsx'
import { useAccountStep } from '#app/screens/account-forms/account-step.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { CodeStep } from '#app/screens/account-forms/code-step.tsx'
import { postLogin } from '#app/screens/login/post-login.ts'
import { dashboardHome } from '#app/shell/navigation/dashboard-home.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { AccountBenefits } from './account-benefits.tsx'

export const meta = titled(() => accountTexts[currentLanguage()].register.title)

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.viewer) throw redirect(dashboardHome(context.viewer.role))
  return null
}

export const action = (args: ActionFunctionArgs) =>
  answerForms(args, { register: registration, verify: byCode, resend: anotherCode })
export const clientAction = postLogin
export const shouldRevalidate = revalidateUnlessFailed

export default function Register() {
  const { search } = useLocation()
  const action = `/register${search}`
  const { step, leave } = useAccountStep(action)
  const form = usePostedForm<AccountField>(action, { intent: 'register', step: true })
  return step?.step === 'code' ? (
    <CodeStep action={action} of={step} onBack={leave} />
  ) : (
    <RegisterForm form={form} search={search} />
  )
}

function RegisterForm({ form, search }: { form: PostedForm<AccountField>; search: string }) {
  const text = useTexts(accountTexts).register
  const { Form } = form
  return (
    <AccountPage
      title={text.title}
      lead={text.lead}
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
      <Form {...form.props} className="space-y-4">
        <FormFields fields={form.fields} />
        <FormProblem form={form} />
        <AccountFields bind={form.bind} />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.submit}
        </Button>
        <p className="text-tiny text-muted">
          {text.terms} <Link to="/terms">{text.termsLink}</Link> {text.and}{' '}
          <Link to="/privacy-policy">{text.privacyLink}</Link>
          {text.termsEnd}
        </p>
      </Form>
    </AccountPage>
  )
}
