import { FormProblem } from '#app/form/form-parts.tsx'
import { useFormDraft } from '#app/form/use-form-draft.ts'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { contactTexts } from './contact-text.ts'

const PART = 'contact-form'

export function ContactForm() {
  const text = useTexts(contactTexts)
  const form = usePostedForm<'name' | 'email' | 'message'>('/contact-us')
  const { Form, props, done, busy, bind } = form
  const draft = useFormDraft(props.ref, { place: 'contact', done })
  if (done)
    return (
      <div id={PART} role="status">
        <Callout tone="ok" title={text.sent}>
          {text.sentText}
        </Callout>
      </div>
    )
  return (
    <Form
      {...props}
      id={PART}
      data-answer={PART}
      onInput={draft.keep}
      className="grid gap-4 card card-pad"
      aria-labelledby="write"
    >
      <h2 id="write" className="heading-sm">
        {text.title}
      </h2>
      <FormProblem form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField {...bind('name')} label={text.name} autoComplete="name" />
        <InputField {...bind('email')} label={text.email} type="email" autoComplete="email" hint={text.emailHint} />
      </div>
      <TextareaField {...bind('message')} label={text.message} rows={6} maxLength={5000} />
      <p className="text-small text-muted">{text.kept}</p>
      <div>
        <Button type="submit" variant="primary" loading={busy}>
          {text.send}
        </Button>
      </div>
    </Form>
  )
}
