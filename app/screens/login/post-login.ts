import { type ClientActionFunctionArgs, redirectDocument } from '@remix-run/react'
import { postForm } from '#app/form/post-form.ts'
import { signIn } from '#app/login-state/browser-login.ts'
import type { AccountAnswer } from '#app/screens/account-forms/account-step.ts'
import { pageAfterLogin } from './page-after-login.ts'

/** Client action of a page with a login: stores the login, and loads the next page from the server for the viewer. */
export async function postLogin(args: ClientActionFunctionArgs) {
  const answer = await postForm<AccountAnswer | true>(args)
  const done = answer instanceof Response ? null : answer.done
  if (!done || done === true || !('login' in done)) return answer
  const { login, registered } = done
  if (!(await signIn(login))) return { ...answer, done: null }
  const { search, hash } = location
  return redirectDocument(pageAfterLogin(search, { role: login.role, registered }) + hash)
}
