// Asks for the newsletter.

import { useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { useTexts } from '#app/language/texts.ts'
import { useForm } from '#app/screens/account/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import { newsletterTexts } from './contact-text.ts'

export function NewsletterForm() {
  const text = useTexts(newsletterTexts)
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: { email: '' },
    toBody: (values) => values,
    schema: async () => (await import('#workers/contract/contact.ts')).NewsletterRequest,
    async send(body) {
      await api.call(routes.joinNewsletter, { body })
      setSent(true)
    },
  })
  if (sent)
    return (
      <div role="status" className="max-w-[58ch]">
        <Callout tone="ok" title={text.sent}>
          {text.sentText}
        </Callout>
      </div>
    )
  return (
    <form onSubmit={form.onSubmit} noValidate className="max-w-[58ch] space-y-3">
      {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <InputField
          {...form.bind('email')}
          label={text.email}
          hideLabel
          placeholder={text.email}
          type="email"
          autoComplete="email"
        />
        <Button type="submit" variant="primary" loading={form.busy}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}
