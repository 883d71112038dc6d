// The header's links on a small screen, and those of the own account on every screen.
import { NavLink } from '@remix-run/react'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { MoreIcon } from '#app/ui/more-icon.tsx'
import { dashboardLinks } from './dashboard-links.ts'
import { drawerTools } from './menu-drawer-text.ts'
import { usePhotoUrl } from './photo-url.ts'
import { shellText } from './shell-text.ts'
import type { Role, Viewer } from './viewer.ts'

const text = shellText.nav

export type NavEntry = { to: string; label: string; icon: IconName }

const linkClass =
  'flex items-center gap-3 border-b border-line px-2 py-3 font-medium text-text no-underline aria-[current]:text-accent-text'

/** "My Profile" leads to the first one. */
const accountLinks = (role: Role) => dashboardLinks[role]().slice(1)

type Props = {
  open: boolean
  onClose: () => void
  links: readonly NavEntry[]
  viewer: Viewer | null
  platformName: string
  onLogout: () => void
}

export function MenuDrawer({ open, onClose, links, viewer, platformName, onLogout }: Props) {
  const photo = usePhotoUrl()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={text.drawerLabel}
      closeLabel={text.closeMenu}
      title={
        <span className="brand">
          <Logo name={platformName} />
        </span>
      }
    >
      <nav aria-label={text.drawerLabel}>
        {links.map((link) => (
          <NavLink
            className={linkClass}
            key={link.to}
            to={link.to}
            end={link.to === '/'}
            viewTransition
            onClick={onClose}
          >
            <Icon name={link.icon} />
            {link.label}
          </NavLink>
        ))}
        {drawerTools.map(([to, label, icon]) => (
          <NavLink className={linkClass} key={to} to={to} viewTransition onClick={onClose}>
            <MoreIcon name={icon} />
            {label}
          </NavLink>
        ))}
        {viewer ? (
          <NavLink className={linkClass} to="/dashboard" viewTransition onClick={onClose}>
            <Avatar name={viewer.fullName} photo={photo(viewer.profilePhoto)} size="sm" />
            {text.profile}
          </NavLink>
        ) : null}
        {viewer
          ? accountLinks(viewer.role).map(({ to, label, icon }) => (
              <NavLink className={linkClass} key={to} to={to} onClick={onClose}>
                <MoreIcon name={icon} />
                {label}
              </NavLink>
            ))
          : null}
      </nav>
      <div className="mt-5">
        {viewer ? (
          <Button
            block
            onClick={() => {
              onClose()
              onLogout()
            }}
          >
            {text.logout}
          </Button>
        ) : (
          <ButtonLink to="/login" variant="primary" block onClick={onClose}>
            {text.login}
          </ButtonLink>
        )}
      </div>
    </Drawer>
  )
}
