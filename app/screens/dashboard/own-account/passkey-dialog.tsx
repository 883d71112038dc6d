// Requires the password before passkeys or recovery codes change.

import { useId } from 'react'
import { useForm } from '#app/form/use-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { PasswordField } from '#app/screens/account-forms/password-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { passkeysTexts } from './passkeys-text.ts'

type Props = {
  title: string
  about: string
  action: string
  danger?: boolean
  onClose(): void
  /** Throws ApiError if the server refuses; it shows other failures itself. */
  onPassword(password: string): Promise<void>
}

export function PasskeyDialog({ title, about, action, danger = false, onClose, onPassword }: Props) {
  const text = useTexts(passkeysTexts)
  const id = useId()
  const form = useForm({
    initial: { password: '' },
    toBody: (values) => values,
    schema: async () => (await import('#workers/contract/accounts/passkeys.ts')).OwnPasswordRequest,
    send: ({ password }) => onPassword(password),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      busy={form.busy}
      title={title}
      description={about}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" needsScript form={id} variant={danger ? 'danger' : 'primary'} loading={form.busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} className="space-y-4" onSubmit={form.onSubmit} noValidate>
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <PasswordField {...form.bind('password')} label={text.password} autoComplete="current-password" />
      </form>
    </Dialog>
  )
}
