// The registration of an astrologer, in three steps that survive a reload of the tab.

import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { storePhoto } from '#app/api/store-photo.ts'
import { answerForms } from '#app/form/answer-form.ts'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { postForm } from '#app/form/post-form.ts'
import { useFormAnswer } from '#app/form/use-posted-form.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { flashOnNextPage, signIn, tab } from '#app/login-state/browser-login.ts'
import { anotherCode, byCode, practice, practiceStep } from '#app/screens/account-forms/account-forms.ts'
import { AccountPage } from '#app/screens/account-forms/account-page.tsx'
import { type AccountAnswer, useAccountStep } from '#app/screens/account-forms/account-step.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { CodeStep } from '#app/screens/account-forms/code-step.tsx'
import { openAfterLogin } from '#app/screens/login/open-after-login.ts'
import { dropDraft } from '#app/screens/register/registration-draft.ts'
import { RegistrationSteps } from '#app/screens/register/registration-steps.tsx'
import { useRegistrationSteps } from '#app/screens/register/use-registration-steps.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { dashboardHome } from '#app/shell/navigation/dashboard-home.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Link } from '#app/ui/link.tsx'
import type { LoginAnswer } from '#workers/contract/accounts/identity.ts'

const ACTION = '/astrologer-register'

export const meta: MetaFunction = (args) => {
  const text = accountTexts[currentLanguage()].astrologer
  return pageMeta(args, { title: text.title, description: text.lead })
}

export async function loader({ context }: LoaderFunctionArgs) {
  if (context.viewer) throw redirect(dashboardHome(context.viewer.role))
  const { calls, settings } = context.services
  const phonePrices = calls.phone ? await calls.lowestByCountry(null) : []
  const { usdInrRate, priceFloors } = await settings()
  return { usdInrRate, priceFloors, phoneCents: phonePrices.find(({ country }) => country === 'US')?.cents ?? null }
}

export const action = (args: ActionFunctionArgs) =>
  answerForms(args, { check: practiceStep, register: practice, verify: byCode, resend: anotherCode })
export const clientAction = postForm

/** After the login the page is left once the photo is stored, so its data need no revalidation. */
export const shouldRevalidate = () => false

export default function AstrologerRegister() {
  const [photo, setPhoto] = useState<File | null>(null)
  const { step, leave } = useAccountStep(ACTION)
  const steps = useRegistrationSteps(ACTION)
  useFinish(photo)
  return step?.step === 'code' ? (
    <CodeStep action={ACTION} of={step} onBack={leave} />
  ) : (
    <RegistrationForm steps={steps} photo={photo} onPhoto={setPhoto} />
  )
}

type FormProps = {
  steps: ReturnType<typeof useRegistrationSteps>
  photo: File | null
  onPhoto(photo: File | null): void
}

function RegistrationForm({ steps, photo, onPhoto }: FormProps) {
  const text = useTexts(accountTexts).astrologer
  const accountText = useTexts(accountTexts)
  const rates = useLoaderData<typeof loader>()
  const { form, step, isLast, turn, keep, back, next, onSubmit } = steps
  const { Form } = form
  return (
    <AccountPage
      wide
      title={text.title}
      lead={text.lead}
      footer={
        <p>
          {accountText.register.have} <Link to="/login">{accountText.register.login}</Link>
        </p>
      }
    >
      <Form key={turn} {...form.props} onSubmit={onSubmit} onInput={keep} className="space-y-5">
        <FormFields fields={form.fields} />
        <FormProblem form={form} />
        <RegistrationSteps bind={form.bind} step={step} photo={photo} onPhoto={onPhoto} rates={rates} />
        <div className="flex gap-3">
          {step > 0 ? <Button onClick={back}>{text.back}</Button> : null}
          {isLast ? null : (
            <Button variant="primary" className="flex-1 noscript:hidden" loading={form.busy} onClick={next}>
              {text.next}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            className={cx('flex-1', !isLast && 'hidden noscript:inline-flex')}
            loading={form.busy}
          >
            {text.submit}
          </Button>
        </div>
      </Form>
    </AccountPage>
  )
}

/** After the login, stores the photo and then loads the next page. */
function useFinish(photo: File | null): void {
  const { answer } = useFormAnswer<AccountAnswer | { shown: number } | true>(ACTION)
  const done = answer?.done
  const login = done && done !== true && 'login' in done ? done.login : null
  const chosen = useRef(photo)
  chosen.current = photo
  useEffect(() => {
    if (login) void finish(login, chosen.current)
  }, [login])
}

async function finish(login: LoginAnswer, photo: File | null): Promise<void> {
  dropDraft(tab)
  if (!(await signIn(login))) return
  const text = accountTexts[currentLanguage()].astrologer
  if (photo) await storeMiddle(photo).catch(() => flashOnNextPage({ kind: 'warn', text: text.photoFailed }))
  await openAfterLogin(login)
}

// The code is loaded for the first photo.
async function storeMiddle(photo: File) {
  const { middleOf } = await import('#app/screens/dashboard/own-account/photo-squares.ts')
  // The page is left immediately, so the next one shows the toast.
  await storePhoto(await middleOf(photo), 'all')
}
