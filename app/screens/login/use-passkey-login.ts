import { useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { askForPasskey, PasskeyError } from '#app/login-state/passkey.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { openAfterLogin } from './open-after-login.ts'

/** Logs in with a passkey of this device; `problem` is the reason of a failure. */
export function usePasskeyLogin() {
  const accountText = useTexts(accountTexts)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function logIn() {
    setBusy(true)
    setProblem(null)
    try {
      const body = await askForPasskey(await api.call(routes.preparePasskeyLogin, {}))
      await openAfterLogin(await api.call(routes.logInByPasskey, { body, own: ['passkey_refused'] }))
    } catch (error) {
      if (error instanceof PasskeyError) setProblem(accountText.passkey.failures[error.failure])
      else if (error instanceof ApiError) setProblem(textInPlace(error))
      else throw error
    }
    setBusy(false)
  }

  return { busy, problem, logIn: () => void logIn() }
}
