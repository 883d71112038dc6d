// The page that changes an account's e-mail address, and shows the one that is not confirmed yet.

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { answerForms, byEndpoint } from '#app/form/answer-form.ts'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { AccountPage } from '#app/screens/account-forms/account-page.tsx'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { PasswordField } from '#app/screens/account-forms/password-field.tsx'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { MailAddress } from '#app/ui/mail-address.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { askEmailChange, takeEmailChangeBack } from '#workers/contract/api/users.ts'
import { changeEmailTexts } from './change-email-text.ts'

const ACTION = '/dashboard/email'

export const meta = titled(() => changeEmailTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_account')
  const { email, pending_email: pending, role } = await args.context.services.identity.profile(viewer)
  return { email, pending, back: role === 'admin' ? '/dashboard/admin/account' : `/dashboard/${role}/profile` }
}

export const action = (args: ActionFunctionArgs) =>
  answerForms(args, {
    email: byEndpoint(askEmailChange, { body: ({ email, password }) => ({ email, password }) }),
    email_back: byEndpoint(takeEmailChangeBack, { body: () => undefined }),
  })
export const clientAction = postForm
export const shouldRevalidate = revalidateUnlessFailed

export default function ChangeEmail() {
  const text = useTexts(changeEmailTexts)
  const fields = useTexts(accountTexts).fields
  const { email, pending, back } = useLoaderData<typeof loader>()
  const form = usePostedForm<'email' | 'password'>(ACTION, {
    intent: 'email',
    onDone() {
      toast.success(text.sent)
      form.props.ref.current?.reset()
    },
  })
  const { Form } = form
  return (
    <AccountPage title={text.title} lead={text.about} footer={<Link to={back}>{text.back}</Link>}>
      <p className="wrap-anywhere">
        {text.now}
        <br />
        <b>
          <MailAddress address={email} />
        </b>
      </p>
      {pending === null ? null : <Pending pending={pending} />}
      <Form {...form.props} className="space-y-4">
        <FormFields fields={form.fields} />
        <FormProblem form={form} />
        <InputField
          {...form.bind('email')}
          // A submitted address is shown above as unconfirmed, so the field is empty again.
          key={pending}
          defaultValue={form.done ? '' : form.bind('email').defaultValue}
          label={text.next}
          type="email"
          autoComplete="email"
        />
        <PasswordField {...form.bind('password')} label={fields.password} autoComplete="current-password" />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {text.send}
        </Button>
      </Form>
    </AccountPage>
  )
}

function Pending({ pending }: { pending: string }) {
  const text = useTexts(changeEmailTexts)
  const form = usePostedForm(ACTION, { intent: 'email_back', onDone: () => toast.success(text.takenBack) })
  const { Form } = form
  return (
    <Form {...form.props}>
      <FormFields fields={form.fields} />
      <FormProblem form={form} />
      <Callout
        tone="info"
        icon="info"
        title={text.waits}
        action={
          <Button type="submit" size="sm" loading={form.busy}>
            {text.takeBack}
          </Button>
        }
      >
        <b className="wrap-anywhere">
          <MailAddress address={pending} />
        </b>
        <br />
        {text.open}
      </Callout>
    </Form>
  )
}
