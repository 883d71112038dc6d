// The frame of every page: navigation bar with live balance and availability, footer, and the astrologer's dialog for
// an incoming request.

import { useLocation, useMatches } from '@remix-run/react'
import { lazy, type ReactNode, useEffect, useMemo } from 'react'
import { logOut } from '#app/login-state/browser-login.ts'
import { useLoginSync } from '#app/login-state/use-login-sync.ts'
import { useLine } from '#app/realtime/line/use-astrologer-line.ts'
import { useWalletCents } from '#app/realtime/push/wallet-balance.ts'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import { useAvailability } from './astrologers/availability.ts'
import { LineContext } from './astrologers/line-context.ts'
import { useBusyPage } from './errors/busy-page.ts'
import { LazyPart } from './lazy-part.tsx'
import { Footer } from './navigation/footer.tsx'
import { LazyLiveStrip } from './navigation/lazy-live-strip.tsx'
import { NavBar } from './navigation/nav-bar.tsx'
import type { SocialLink } from './root-data.ts'
import { useVisualViewport } from './use-visual-viewport.ts'
import type { Availability, Viewer } from './viewer.ts'

const importCallDialog = () => import('#app/realtime/ring/incoming-call-dialog.tsx')
const IncomingCallDialog = lazy(async () => ({ default: (await importCallDialog()).IncomingCallDialog }))

type ShellProps = {
  /** Undefined if the server could not read the session. */
  viewer: Viewer | null | undefined
  platformName: string
  supportEmail: string
  socialLinks: readonly SocialLink[]
  availability: Availability
  children: ReactNode
}

export function Shell({ viewer, platformName, supportEmail, socialLinks, availability, children }: ShellProps) {
  useLoginSync(viewer)
  const { pathname } = useLocation()
  const isAstrologer = viewer?.role === 'astrologer'
  const isRung = isAstrologer && !viewer.barred
  const line = useLine(isRung, availability)
  const { pending, toggle } = useAvailability(line)
  useBusyPage(line.ring !== null)
  useEffect(() => {
    // Loaded before the first incoming request, because the dialog must open immediately.
    if (isRung) void loadOptional(importCallDialog)
  }, [isRung])
  usePushRefresh(viewer)
  useVisualViewport()
  const newestCents = useWalletCents(viewer?.walletCents ?? 0)
  // A live conversation fills the window; its own bar has the link back.
  const bare = useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare)
  const context = useMemo(() => ({ status: line.status, pending, toggle }), [line.status, pending, toggle])

  return (
    <LineContext.Provider value={isRung ? context : null}>
      {bare ? null : (
        <NavBar
          viewer={viewer ? { ...viewer, walletCents: viewer.walletCents === null ? null : newestCents } : null}
          platformName={platformName}
          onLogout={logOut}
          availability={line.status}
          availabilityPending={pending}
          onToggleAvailability={toggle}
        />
      )}
      {bare || !viewer || viewer.role === 'admin' ? null : (
        <LazyLiveStrip side={viewer.role} news={`${line.status} ${line.ring?.outcome}`} />
      )}
      {children}
      {bare || pathname === '/' ? null : (
        <Footer platformName={platformName} supportEmail={supportEmail} socialLinks={socialLinks} />
      )}
      {isRung && line.ring ? (
        <LazyPart>
          <IncomingCallDialog key={line.ring.notice.session_id} ring={line.ring} onClose={line.clear} />
        </LazyPart>
      ) : null}
    </LineContext.Provider>
  )
}

/**
 * Registers a browser that has the permission for push messages; a push that arrives while the page is open becomes a
 * toast.
 */
function usePushRefresh(viewer: Viewer | null | undefined): void {
  const id = viewer?.id
  const role = viewer?.role
  const isRung = !viewer?.barred
  useEffect(() => {
    if (!id || !role || role === 'admin' || !isRung) return
    // If the module fails to load, the next page registers the browser.
    const started = loadOptional(() => import('#app/realtime/push/push.ts')).then((code) =>
      code?.startPush({ id, role }),
    )
    return () => void started.then((stop) => stop?.())
  }, [id, role, isRung])
}
