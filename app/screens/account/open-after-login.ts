import { signIn } from '#app/auth/browser-login.ts'
import { dashboardHome } from '#app/auth/dashboard-home.ts'
import { safeNext } from '#app/auth/safe-next.ts'
import type { LoginAnswer } from '#workers/contract/identity.ts'

/** Keeps the session, and opens the next page afresh, so that the server renders it for this person. */
export function openAfterLogin(answer: LoginAnswer): void {
  signIn(answer)
  const next = safeNext(new URLSearchParams(location.search).get('next'))
  location.assign(next ? next + location.hash : dashboardHome(answer.role))
}
