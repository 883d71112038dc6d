import { signIn } from '#app/auth/browser-login.ts'
import { dashboardHome } from '#app/auth/dashboard-home.ts'
import { safeNext } from '#app/auth/safe-next.ts'
import { addressOf } from '#app/language/language.ts'
import type { LoginAnswer } from '#workers/contract/identity.ts'

/** Stores the login and loads the next page from the server, so that it renders for the viewer. */
export function openAfterLogin(answer: LoginAnswer): void {
  signIn(answer)
  const next = safeNext(new URLSearchParams(location.search).get('next'))
  location.assign(addressOf(next ? next + location.hash : dashboardHome(answer.role)))
}
