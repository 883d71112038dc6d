// The dialog that deletes the account: the password, and the decision on a remaining balance.

import { useRevalidator } from '@remix-run/react'
import { type FormEvent, useId, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { addressOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { api, flashOnNextPage, forgetPerson } from '#app/login-state/browser-login.ts'
import { PasswordField } from '#app/screens/account-forms/password-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { yourDataTexts } from './your-data-text.ts'

type Props = { open: boolean; side: Side; left: number; onClose(): void }

export function DeleteAccount({ open, side, left, onClose }: Props) {
  const text = useTexts(yourDataTexts)
  const form = useId()
  // Consent applies only to the amount for which it was given.
  const [waived, setWaived] = useState<number | null>(null)
  const waives = waived === left
  const { send, busy, problem, passwordError } = useClosing()
  const amount = side === 'astrologer' ? formatInr(left) : formatUsd(left)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    send({ password, ...(waives ? { waived: left } : {}) })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy}
      title={text.question}
      footer={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button type="submit" needsScript form={form} variant="danger" loading={busy} disabled={left > 0 && !waives}>
            {text.now}
          </Button>
        </>
      }
    >
      <form id={form} className="space-y-4" onSubmit={submit} noValidate>
        <p>{text.deleteText}</p>
        <p>{text.live}</p>
        {left > 0 ? (
          <Callout tone="warn">
            {side === 'astrologer' ? text.due(amount) : text.left(amount)}
            <Checkbox
              className="mt-2"
              label={text.waive(amount)}
              checked={waives}
              onChange={(event) => setWaived(event.currentTarget.checked ? left : null)}
            />
          </Callout>
        ) : null}
        <PasswordField
          name="password"
          label={text.password}
          hint={text.passwordHint}
          autoComplete="current-password"
          error={passwordError ?? undefined}
        />
        {problem ? <Callout tone="danger">{problem}</Callout> : null}
      </form>
    </Dialog>
  )
}

function useClosing() {
  const text = useTexts(yourDataTexts)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  async function close(body: { password: string; waived?: number }) {
    setBusy(true)
    setFailure(null)
    try {
      await api.call(routes.closeAccount, { body })
      forgetPerson()
      flashOnNextPage({ kind: 'success', text: text.gone })
      location.assign(addressOf('/'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setBusy(false)
      // The balance has changed since the page load, so the dialog offers to waive it.
      if (error.code === 'money_left') revalidate()
    }
  }
  const passwordError = failure?.fields.password ?? null
  return {
    busy,
    passwordError,
    problem: failure && !passwordError ? textInPlace(failure) : null,
    send: (body: { password: string; waived?: number }) => void close(body),
  }
}
