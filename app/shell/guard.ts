// The guard of screens: who may open them. Always the first line of a loader; fails closed. An action has the permission of its endpoint.

import { type AppLoadContext, redirect } from '@remix-run/cloudflare'
import { dashboardHome } from '#app/auth/dashboard-home.ts'
import { currentLanguage, pathOf } from '#app/language/language.ts'
import type { Permission } from '#workers/domain/identity/index.ts'
import { guardTexts } from './guard-text.ts'

type LoaderArgs = { context: AppLoadContext; request: Request }
type SignedIn = NonNullable<AppLoadContext['viewer']>

/**
 * The viewer, or a redirect: to /login?next= without a login, to one's own dashboard without the permission, and to the
 * passkeys for an admin who has none yet; an astrologer without the standing reads on the own dashboard why. Throws 503 where
 * the viewer, or the standing, could not be read: that ends no login.
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

/** /login with the way back, which is always a path of this site. */
export function loginPath(request: Request): string {
  const url = new URL(request.url)
  return `/login?next=${encodeURIComponent(pathOf(url).replace(/\.data$/, '') + url.search)}`
}
