// The second step of an admin: the passkey, or a recovery code in its place.

import { useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { withProof } from '#app/auth/with-proof.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { linkButtonClass } from '#app/ui/link-button-class.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { LoginRequest } from '#workers/contract/identity.ts'
import { AccountPage } from './account-page.tsx'
import { accountTexts } from './account-text.ts'
import { openAfterLogin } from './open-after-login.ts'
import { useForm } from './use-form.ts'
import { usePasskeyLogin } from './use-passkey-login.ts'

type Props = { login: LoginRequest; onBack(): void }

export function PasskeyStep({ login, onBack }: Props) {
  const [byCode, setByCode] = useState(false)
  return byCode ? (
    <RecoveryStep login={login} onBack={() => setByCode(false)} />
  ) : (
    <ConfirmStep onBack={onBack} onCode={() => setByCode(true)} />
  )
}

function ConfirmStep({ onBack, onCode }: { onBack(): void; onCode(): void }) {
  const text = useTexts(accountTexts).passkey
  const passkey = usePasskeyLogin()
  return (
    <AccountPage
      title={text.stepTitle}
      lead={text.stepLead}
      problem={passkey.problem}
      footer={
        <button type="button" className={linkButtonClass} onClick={onBack}>
          {text.back}
        </button>
      }
    >
      <div className="space-y-4">
        <Button variant="primary" block loading={passkey.busy} onClick={passkey.logIn} autoFocus>
          {text.confirm}
        </Button>
        <button type="button" className={`${linkButtonClass} text-small`} onClick={onCode}>
          {text.lost}
        </button>
      </div>
    </AccountPage>
  )
}

function RecoveryStep({ login, onBack }: Props) {
  const text = useTexts(accountTexts).passkey
  const accountText = useTexts(accountTexts)
  const form = useForm({
    initial: { code: '' },
    toBody: ({ code }) => ({ ...login, code }),
    schema: async () => (await import('#workers/contract/passkeys.ts')).RecoveryLoginRequest,
    send: async (body) =>
      openAfterLogin(await withProof((proof) => api.call(routes.logInByRecoveryCode, { body, proof }))),
  })
  return (
    <AccountPage
      title={text.recoveryTitle}
      lead={text.recoveryLead}
      problem={form.problem}
      footer={
        <button type="button" className={linkButtonClass} onClick={onBack}>
          {text.backToPasskey}
        </button>
      }
    >
      <form onSubmit={form.onSubmit} noValidate className="space-y-4">
        <InputField
          {...form.bind('code')}
          label={text.code}
          hint={text.codeHint}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={24}
          inputClassName="num"
          autoFocus
        />
        <Button type="submit" variant="primary" block loading={form.busy}>
          {accountText.login.submit}
        </Button>
      </form>
    </AccountPage>
  )
}
