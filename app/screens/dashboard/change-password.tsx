// The dialog that sets a new password with the old one.

import { useId } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { useTexts } from '#app/language/texts.ts'
import { PasswordField } from '#app/screens/account/password-field.tsx'
import { useForm } from '#app/screens/account/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import { securityTexts } from './security-text.ts'

type Props = { open: boolean; onClose(): void; onChanged(): void }

export function ChangePassword({ open, onClose, onChanged }: Props) {
  const text = useTexts(securityTexts)
  const id = useId()
  const form = useForm({
    initial: { current_password: '', password: '' },
    toBody: (values) => values,
    schema: async () => (await import('#workers/contract/identity.ts')).ChangePasswordRequest,
    async send(body) {
      await api.call(routes.changePassword, { body })
      onChanged()
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={form.busy}
      title={text.dialog}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" needsScript form={id} variant="primary" loading={form.busy}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={id} className="space-y-4" onSubmit={form.onSubmit} noValidate>
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <PasswordField {...form.bind('current_password')} label={text.current} autoComplete="current-password" />
        <PasswordField {...form.bind('password')} label={text.next} hint={text.nextHint} autoComplete="new-password" />
      </form>
    </Dialog>
  )
}
