// The contact form. The typed message stays in the form until the server has stored it.

import { useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { useTexts } from '#app/language/texts.ts'
import { useForm } from '#app/screens/account/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import { contactTexts } from './contact-text.ts'

export function ContactForm() {
  const text = useTexts(contactTexts)
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: { name: '', email: '', message: '' },
    toBody: (values) => values,
    schema: async () => (await import('#workers/contract/contact.ts')).ContactRequest,
    async send(body) {
      await api.call(routes.sendMessage, { body })
      setSent(true)
    },
  })
  if (sent)
    return (
      <div role="status">
        <Callout tone="ok" title={text.sent}>
          {text.sentText}
        </Callout>
      </div>
    )
  return (
    <form onSubmit={form.onSubmit} noValidate className="grid gap-4 card card-pad" aria-labelledby="write">
      <h2 id="write" className="heading-sm">
        {text.title}
      </h2>
      {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField {...form.bind('name')} label={text.name} autoComplete="name" />
        <InputField
          {...form.bind('email')}
          label={text.email}
          type="email"
          autoComplete="email"
          hint={text.emailHint}
        />
      </div>
      <TextareaField {...form.bind('message')} label={text.message} rows={6} maxLength={5000} />
      <p className="text-small text-muted">{text.kept}</p>
      <div>
        <Button type="submit" variant="primary" loading={form.busy}>
          {text.send}
        </Button>
      </div>
    </form>
  )
}
