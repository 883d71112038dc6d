// The guard of screens: who may open them. Always the first line of a loader; fails closed. An action has the permission of its endpoint.

import type { AppLoadContext } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { dashboardHome } from '#app/auth/dashboard-home.ts'
import { pathOf } from '#app/language/language.ts'
import type { Permission } from '#workers/domain/identity/index.ts'

type LoaderArgs = { context: AppLoadContext; request: Request }
type SignedIn = NonNullable<AppLoadContext['viewer']>

/**
 * The viewer, or a redirect: to /login?next= without a login, to one's own dashboard without the permission, and to the
 * passkeys for an admin who has none yet.
 */
export function guard({ context, request }: LoaderArgs, permission: Permission): SignedIn {
  const { viewer } = context
  if (!viewer) throw redirect(loginPath(request))
  if (!context.services.allows(viewer.role, permission)) throw redirect(dashboardHome(viewer.role))
  if (context.services.waitsForPasskey(viewer, permission)) throw redirect('/dashboard/admin/account')
  return viewer
}

/** /login with the way back, which is always a path of this site. */
export function loginPath(request: Request): string {
  const url = new URL(request.url)
  return `/login?next=${encodeURIComponent(pathOf(url).replace(/\.data$/, '') + url.search)}`
}
