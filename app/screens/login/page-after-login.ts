import { safeNext } from '#app/login-state/safe-next.ts'
import { dashboardHome } from '#app/shell/navigation/dashboard-home.ts'
import type { Role } from '#workers/contract/accounts/roles.ts'

/** The first page of a client who has just registered. */
export const START = '/dashboard/user/start'

/** The page after a login: the requested one, else the home of the role. `search`: of the login's URL. */
export function pageAfterLogin(search: string, { role, registered = false }: { role: Role; registered?: boolean }) {
  return (
    safeNext(new URLSearchParams(search).get('next')) ?? (registered && role === 'user' ? START : dashboardHome(role))
  )
}
