import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'

type Props = {
  action: string
  /** Initial value of the e-mail field. */
  email?: string
  submit: string
}

/** Requests a code by e-mail. */
export function CodeRequestForm({ action, email = '', submit }: Props) {
  const text = useTexts(accountTexts).fields
  const form = usePostedForm<'email'>(action, { intent: 'send', initial: { email }, step: true })
  const { Form } = form
  return (
    <Form {...form.props} className="space-y-4">
      <FormFields fields={form.fields} />
      <FormProblem form={form} />
      <InputField {...form.bind('email')} label={text.email} type="email" autoComplete="username" enterKeyHint="go" />
      <Button type="submit" variant="primary" block loading={form.busy}>
        {submit}
      </Button>
    </Form>
  )
}
