import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { DocumentMenu } from '#app/content-pages/document-menu.tsx'
import { useDocumentPage } from '#app/content-pages/document-page.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { shellTexts } from '#app/shell/shell-text.ts'
import type { Availability, Viewer } from '#app/shell/viewer.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Switch } from '#app/ui/form/switch.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { Logo } from '#app/ui/icons/logo.tsx'
import { Link, NavLink } from '#app/ui/link.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { hasToolBelow, TOOLS_PAGE, toolOf } from '#workers/contract/content/free-tools.ts'
import type { MenuDrawer } from './menu-drawer.tsx'
import type { NavEntry } from './menu-links.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { toolsTexts } from './tool-names-text.ts'

const entries = (): readonly NavEntry[] => {
  const text = shellTexts[currentLanguage()].nav
  return [
    { to: '/', label: text.home },
    { to: '/astrologers', label: text.talk },
    { to: '/horoscope', label: text.horoscope },
    { to: '/kundli', label: text.kundli },
    { to: '/KundliMatch', label: text.matching },
    { to: '/panchang', label: text.panchang },
  ]
}

/** Astrologers get no link to the list of astrologers. */
export function navEntries(viewer: Viewer | null): readonly NavEntry[] {
  return entries().filter(({ to }) => to !== '/astrologers' || viewer?.role !== 'astrologer')
}

/** True on the page of all tools, and on a tool without its own link in the header. */
function isOtherTool(pathname: string, links: readonly NavEntry[]): boolean {
  const tool = toolOf(pathname)
  return pathname === TOOLS_PAGE || (tool !== undefined && links.every(({ to }) => to !== tool))
}

export type NavBarProps = {
  viewer: Viewer | null
  platformName: string
  onLogout: () => void
  onToggleAvailability: (online: boolean) => void
  availability: Availability
  /** Disables the switch while a change is being saved. */
  availabilityPending?: boolean
}

const tones = { online: 'ok', busy: 'warn', offline: 'neutral' } as const

type AvailabilityProps = Pick<NavBarProps, 'viewer' | 'availability' | 'availabilityPending' | 'onToggleAvailability'>

function AvailabilityControl({ viewer, availability, availabilityPending, onToggleAvailability }: AvailabilityProps) {
  const text = useTexts(shellTexts).nav
  // The dashboard explains why this astrologer cannot go online.
  if (viewer?.barred)
    return (
      <Link to="/dashboard" className="no-underline">
        {/* The smallest phones have little room beside the platform's name. */}
        <Chip tone="warn" className="max-[345px]:px-1">
          {viewer.barred}
        </Chip>
      </Link>
    )
  return (
    <span className="inline-flex items-center gap-2">
      <Switch
        label={text.availability}
        hideLabel
        // A busy astrologer is online, too.
        checked={availability !== 'offline'}
        disabled={availabilityPending ?? false}
        onChange={onToggleAvailability}
      />
      <Chip tone={tones[availability]}>{text[availability]}</Chip>
    </span>
  )
}

export function NavBar(props: NavBarProps) {
  const shellText = useTexts(shellTexts)
  const text = useTexts(shellTexts).nav
  const toolsText = useTexts(toolsTexts)
  const { viewer, platformName, onLogout } = props
  const [open, setOpen] = useState(false)
  const [Menu, setMenu] = useState<typeof MenuDrawer | null>(null)
  const { pathname } = useLocation()
  const isDocument = useDocumentPage()
  const photo = usePhotoUrl()
  const links = navEntries(viewer)
  /** A balance or an availability switch leaves no room for the theme switch on a phone; it moves to the menu. */
  const crowded = viewer !== null && viewer.role !== 'admin'
  const availability = viewer?.role === 'astrologer' ? <AvailabilityControl {...props} /> : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(() => setOpen(false), [pathname])

  /** Loaded when it is first opened, because most visits never open it. */
  async function openMenu() {
    const { MenuDrawer } = await import('./menu-drawer.tsx')
    setMenu(() => MenuDrawer)
    setOpen(true)
  }

  return (
    <>
      <a
        className="absolute top-2 -left-249.75 z-100 rounded-control bg-surface px-4 py-2 focus:left-4 print:hidden"
        href="#main"
      >
        {shellText.skip}
      </a>
      <header
        className={cx(
          'sticky top-0 z-40 h-header border-b [backdrop-filter:blur(10px)] print:hidden',
          pathname === '/' ? 'night border-(--night-line) bg-ink text-text' : 'border-line bg-bg/92',
        )}
      >
        <div className="mx-auto flex h-full w-full max-w-page items-center gap-5 px-gutter max-[480px]:gap-3 min-[1120px]:max-[1240px]:gap-2">
          <Link
            className={cx(
              'brand min-w-7.5 min-[1120px]:flex-none',
              crowded && 'max-[480px]:gap-1.5 max-[480px]:text-16',
            )}
            to="/"
          >
            <Logo name={platformName} />
          </Link>
          <nav className="nav-links ml-2 hidden self-stretch min-[1120px]:flex" aria-label={text.label}>
            {links.map((link) => (
              <NavLink
                key={link.to}
                // Without a function NavLink renders an empty class attribute.
                className={() => undefined}
                to={link.to}
                end={link.to === '/' || hasToolBelow(link.to)}
                prefetch="intent"
                viewTransition
              >
                {link.label}
              </NavLink>
            ))}
            {/* Beside the controls of an account there is no room for it; the menu has the tools on every screen. */}
            {viewer ? null : (
              <Link to={TOOLS_PAGE} aria-current={isOtherTool(pathname, links) ? 'page' : undefined} viewTransition>
                {toolsText.tools}
              </Link>
            )}
          </nav>
          <div className="ml-auto flex flex-none items-center gap-2">
            {viewer?.role === 'user' ? (
              <Link
                className="inline-flex h-9 items-center gap-2 rounded-chip border border-line bg-surface px-3 py-0 text-14 font-semibold text-text no-underline hover:border-control"
                to="/dashboard/user/wallet"
                aria-label={
                  viewer.walletCents === null ? text.wallet : `${text.wallet} ${formatUsd(viewer.walletCents)}`
                }
              >
                <Icon className="size-4.5 text-accent-text" name="wallet" />
                {viewer.walletCents === null ? null : (
                  <span className="num" translate="no">
                    {formatUsd(viewer.walletCents)}
                  </span>
                )}
              </Link>
            ) : null}
            {availability}
            {viewer ? (
              <>
                <Link
                  className="hidden items-center gap-2 rounded-[16px] text-14 font-medium text-text no-underline min-[1120px]:inline-flex"
                  to="/dashboard"
                  aria-label={text.profile}
                  title={text.profile}
                >
                  <Avatar name={viewer.fullName} photo={photo(viewer.profilePhoto)} size="sm" />
                  <span className="hidden xl:inline">{text.profile}</span>
                </Link>
                <Button variant="quiet" size="sm" className="max-[1120px]:hidden" onClick={onLogout}>
                  {text.logout}
                </Button>
              </>
            ) : (
              <ButtonLink to="/login" size="sm" className="max-[1120px]:hidden">
                {text.login}
              </ButtonLink>
            )}
            <ThemeSwitch className={crowded ? 'max-[480px]:hidden' : undefined} />
            {import.meta.env.SSR && isDocument ? (
              <DocumentMenu links={links} />
            ) : (
              <Button
                variant="plain"
                size="sm"
                iconOnly
                aria-label={text.openMenu}
                aria-haspopup="dialog"
                aria-expanded={open}
                onClick={openMenu}
              >
                <Icon name="menu" />
              </Button>
            )}
          </div>
        </div>
      </header>
      {Menu ? (
        <Menu
          open={open}
          onClose={() => setOpen(false)}
          links={links}
          viewer={viewer}
          platformName={platformName}
          onLogout={onLogout}
        />
      ) : null}
    </>
  )
}
