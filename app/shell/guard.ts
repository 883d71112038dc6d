// The guard of screens. It must be the first statement of a loader; it fails closed. An action has the permission of
// its endpoint.

import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import { currentLanguage, pathOf } from '#app/language/language.ts'
import { dashboardHome } from '#app/shell/navigation/dashboard-home.ts'
import type { Permission } from '#workers/domain/identity/index.ts'
import { guardTexts } from './guard-text.ts'

type LoaderArgs = { context: AppLoadContext; request: Request }
type SignedIn = NonNullable<AppLoadContext['viewer']>

/**
 * Returns the viewer, or redirects: to /login?next= without a login, to the viewer's own dashboard without the
 * permission, to the passkeys for an admin without one, and to the dashboard (which gives the reason) for an astrologer
 * who may not work. Throws 503 where the viewer or the standing could not be read, because a redirect to /login would
 * look like a log-out.
 */
export function guard({ context, request }: LoaderArgs, permission: Permission): SignedIn {
  const { viewer, viewerUnread } = context
  if (viewerUnread) throw new Response(guardTexts[currentLanguage()].unread, { status: 503 })
  if (!viewer) throw redirect(loginPath(request))
  if (!context.services.allows(viewer.role, permission)) throw redirect(dashboardHome(viewer.role))
  if (context.services.waitsForPasskey(viewer, permission)) throw redirect('/dashboard/admin/account')
  const refusal = context.services.standingRefusal(viewer, permission)
  if (refusal === 'unavailable') throw new Response(guardTexts[currentLanguage()].unread, { status: 503 })
  if (refusal) throw redirect(dashboardHome(viewer.role))
  return viewer
}

/** /login with the current path as `next`, which is always a path of this site. */
export function loginPath(request: Request): string {
  const url = new URL(request.url)
  return `/login?next=${encodeURIComponent(pathOf(url).replace(/\.data$/, '') + url.search)}`
}
