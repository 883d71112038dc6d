// Sets a new password; requires the old one.

import { useRef, useState } from 'react'
import { FormFields, FormProblem, FormSuccess } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { PasswordField } from '#app/screens/account-forms/password-field.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { securityTexts } from './security-text.ts'

/** `action`: the page with the form, whose action has `passwordForm`. */
export function ChangePassword({ action }: { action: string }) {
  const text = useTexts(securityTexts)
  const fold = useRef<HTMLDetailsElement>(null)
  const form = usePostedForm<'current_password' | 'password'>(action, {
    intent: 'password',
    onDone() {
      toast.success(text.changed)
      form.props.ref.current?.reset()
      fold.current?.removeAttribute('open')
    },
  })
  const { Form } = form
  // Initially open if the answer came with the document; later the browser opens and closes it.
  const [open] = useState(form.failure !== null)
  return (
    <div className="border-b border-line px-5 py-4">
      <h3 className="text-16 font-semibold">{text.password}</h3>
      <p className="mt-1 mb-3 text-small text-muted">{text.passwordAbout}</p>
      <FormSuccess form={form}>{text.changed}</FormSuccess>
      <details ref={fold} open={open}>
        <summary className={buttonClass({ size: 'sm', className: 'cursor-pointer' })}>{text.change}</summary>
        <Form {...form.props} className="mt-4 max-w-100 space-y-4">
          <FormFields fields={form.fields} />
          <FormProblem form={form} />
          <PasswordField
            {...form.bind('current_password')}
            label={text.current}
            autoComplete="current-password"
            enterKeyHint="next"
          />
          <PasswordField
            {...form.bind('password')}
            label={text.next}
            hint={text.nextHint}
            autoComplete="new-password"
          />
          <Button type="submit" variant="primary" loading={form.busy}>
            {text.save}
          </Button>
        </Form>
      </details>
    </div>
  )
}
