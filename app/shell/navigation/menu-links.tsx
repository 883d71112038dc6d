// Links of the menu: the header's, the tools, and those of the account.
import { useTexts } from '#app/language/texts.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { shellTexts } from '#app/shell/shell-text.ts'
import type { Role, Viewer } from '#app/shell/viewer.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { MoreIcon, type MoreIconName } from '#app/ui/icons/more-icon.tsx'
import { NavLink } from '#app/ui/link.tsx'
import { FREE_TOOLS, hasToolBelow, TOOLS_PAGE } from '#workers/contract/content/free-tools.ts'
import { dashboardLinks } from './dashboard-links.ts'
import { TOOL_ICONS } from './tool-icons.ts'
import { toolNameTexts, toolsTexts } from './tool-names-text.ts'

export type NavEntry = { to: string; label: string }

const icons: Readonly<Record<string, MoreIconName>> = { ...TOOL_ICONS, '/': 'house', '/astrologers': 'message-circle' }

const linkClass =
  'flex items-center gap-3 border-b border-line px-2 py-3 font-medium text-text no-underline aria-[current]:text-accent-text'

/** Without the first one, because "My Profile" links to it. */
const accountLinks = (role: Role) => dashboardLinks[role]().slice(1)

export type MenuLinksProps = {
  links: readonly NavEntry[]
  viewer: Viewer | null
  onClose?: () => void
  onLogout?: () => void
}

export function MenuLinks({ links, viewer, onClose, onLogout }: MenuLinksProps) {
  const text = useTexts(shellTexts).nav
  const toolNames = useTexts(toolNameTexts)
  const toolsText = useTexts(toolsTexts)
  const photo = usePhotoUrl()
  return (
    <>
      <nav aria-label={text.drawerLabel}>
        {links.map((link) => (
          <NavLink
            className={linkClass}
            key={link.to}
            to={link.to}
            end={link.to === '/' || hasToolBelow(link.to)}
            viewTransition
            onClick={onClose}
          >
            <MoreIcon name={icons[link.to] ?? 'ellipsis'} />
            {link.label}
          </NavLink>
        ))}
        {FREE_TOOLS.filter((tool) => links.every(({ to }) => to !== tool)).map((tool) => (
          <NavLink className={linkClass} key={tool} to={tool} end={hasToolBelow(tool)} viewTransition onClick={onClose}>
            <MoreIcon name={TOOL_ICONS[tool]} />
            {toolNames[tool]}
          </NavLink>
        ))}
        <NavLink className={linkClass} to={TOOLS_PAGE} viewTransition onClick={onClose}>
          <MoreIcon name="ellipsis" />
          {toolsText.all}
        </NavLink>
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
              onClose?.()
              onLogout?.()
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
    </>
  )
}
