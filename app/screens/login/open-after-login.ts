import { addressOf } from '#app/language/language.ts'
import { signIn } from '#app/login-state/browser-login.ts'
import type { LoginAnswer } from '#workers/contract/accounts/identity.ts'
import { pageAfterLogin } from './page-after-login.ts'

/** Stores the login and loads the next page from the server, so that it renders for the viewer. */
export async function openAfterLogin(answer: LoginAnswer): Promise<void> {
  if (!(await signIn(answer))) return
  const { search, hash } = location
  location.assign(addressOf(pageAfterLogin(search, answer) + hash))
}
