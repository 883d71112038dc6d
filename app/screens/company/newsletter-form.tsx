import { FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { newsletterTexts } from './contact-text.ts'

const PART = 'newsletter-form'

export function NewsletterForm() {
  const text = useTexts(newsletterTexts)
  const form = usePostedForm<'email'>('/newsletter')
  const { Form, props, done, busy, bind } = form
  if (done)
    return (
      <div id={PART} role="status" className="max-w-[58ch]">
        <Callout tone="ok" title={text.sent}>
          {text.sentText}
        </Callout>
      </div>
    )
  return (
    <Form {...props} id={PART} data-answer={PART} className="max-w-[58ch] space-y-3">
      <FormProblem form={form} />
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <InputField
          {...bind('email')}
          label={text.email}
          hideLabel
          placeholder={text.email}
          type="email"
          autoComplete="email"
          enterKeyHint="go"
        />
        <Button type="submit" variant="primary" loading={busy}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}
