import { ApiError } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { currentLanguage } from '#app/language/language.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { accountTexts } from './account-text.ts'

/** Registering never reveals which addresses have accounts; only check_email does (PRODUCT 3), a few times an hour. */
export async function assertEmailAvailable(email: string): Promise<void> {
  // No answer decides nothing: the owner of a known address then gets a mail.
  const { available } = await api
    .call(routes.checkEmail, { body: { email }, background: true })
    .catch(() => ({ available: true }))
  if (!available)
    throw new ApiError(409, { code: 'email_taken', fields: { email: accountTexts[currentLanguage()].register.taken } })
}
