// The e-mail address of an account, and the one that waits for its mailbox.

import { useRef, useState } from 'react'
import { FormFields, FormProblem, FormSuccess } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { accountTexts } from '#app/screens/account/account-text.ts'
import { PasswordField } from '#app/screens/account/password-field.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { MailAddress } from '#app/ui/mail-address.tsx'
import { toast } from '#app/ui/toasts.ts'
import { changeEmailTexts } from './change-email-text.ts'

type Props = {
  /** The page with the form, whose action has `emailForms`. */
  action: string
  email: string
  pending: string | null
}

export function ChangeEmail({ action, email, pending }: Props) {
  const text = useTexts(changeEmailTexts)
  const fields = useTexts(accountTexts).fields
  const fold = useRef<HTMLDetailsElement>(null)
  const form = usePostedForm<'email' | 'password'>(action, {
    intent: 'email',
    onDone() {
      toast.success(text.sent)
      form.props.ref.current?.reset()
      fold.current?.removeAttribute('open')
    },
  })
  const { Form } = form
  // An answer that came as a document: later the browser opens and closes the fold.
  const [open] = useState(form.failure !== null)
  return (
    <div className="border-b border-line px-5 py-4">
      <h3 className="text-16 font-semibold">{text.title}</h3>
      <p className="mt-1 wrap-anywhere">
        <b>
          <MailAddress address={email} />
        </b>
      </p>
      <p className="mt-1 mb-3 text-small text-muted">{text.about}</p>
      {pending === null ? null : <Pending {...{ action, pending }} />}
      <FormSuccess form={form}>{text.sent}</FormSuccess>
      <details ref={fold} open={open}>
        <summary className={buttonClass({ size: 'sm', className: 'cursor-pointer' })}>{text.change}</summary>
        <Form {...form.props} className="mt-4 max-w-100 space-y-4">
          <FormFields fields={form.fields} />
          <FormProblem form={form} />
          <InputField {...form.bind('email')} label={text.next} type="email" autoComplete="email" />
          <PasswordField {...form.bind('password')} label={fields.password} autoComplete="current-password" />
          <Button type="submit" variant="primary" loading={form.busy}>
            {text.send}
          </Button>
        </Form>
      </details>
    </div>
  )
}

function Pending({ action, pending }: { action: string; pending: string }) {
  const text = useTexts(changeEmailTexts)
  const form = usePostedForm(action, { intent: 'email_back', onDone: () => toast.success(text.takenBack) })
  const { Form } = form
  return (
    <Form {...form.props} className="mb-3">
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
        <b>
          <MailAddress address={pending} />
        </b>
        <br />
        {text.open}
      </Callout>
    </Form>
  )
}
