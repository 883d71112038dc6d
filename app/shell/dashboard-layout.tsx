import { NavLink, useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { shellText } from './shell-text.ts'
import type { Role } from './viewer.ts'

const text = shellText.dashboard

export type DashboardLink = { to: string; label: string; icon: IconName; count?: number }

export const dashboardLinks: Record<Role, readonly DashboardLink[]> = {
  user: [
    { to: '/dashboard/user/profile', label: text.user.profile, icon: 'circle-user' },
    { to: '/dashboard/user/wallet', label: text.user.wallet, icon: 'wallet' },
    { to: '/dashboard/user/births', label: text.user.births, icon: 'sparkles' },
    { to: '/dashboard/user/history', label: text.user.history, icon: 'history' },
  ],
  astrologer: [
    { to: '/dashboard/astrologer/dashboard', label: text.astrologer.dashboard, icon: 'gauge' },
    { to: '/dashboard/astrologer/calls', label: text.astrologer.calls, icon: 'phone' },
    { to: '/dashboard/astrologer/chats', label: text.astrologer.chats, icon: 'message-square-text' },
    { to: '/dashboard/astrologer/earnings', label: text.astrologer.earnings, icon: 'indian-rupee' },
    { to: '/dashboard/astrologer/availability', label: text.astrologer.availability, icon: 'calendar-clock' },
    { to: '/dashboard/astrologer/profile', label: text.astrologer.profile, icon: 'circle-user' },
    { to: '/dashboard/astrologer/blogs', label: text.astrologer.blogs, icon: 'newspaper' },
    { to: '/dashboard/astrologer/history', label: text.astrologer.history, icon: 'history' },
  ],
  admin: [
    { to: '/dashboard/admin/overview', label: text.admin.overview, icon: 'gauge' },
    { to: '/dashboard/admin/astrologers', label: text.admin.astrologers, icon: 'star' },
    { to: '/dashboard/admin/clients', label: text.admin.clients, icon: 'users' },
    { to: '/dashboard/admin/payout-summary', label: text.admin.payouts, icon: 'indian-rupee' },
    { to: '/dashboard/admin/earnings', label: text.admin.earnings, icon: 'chart-line' },
    { to: '/dashboard/admin/content', label: text.admin.content, icon: 'newspaper' },
    { to: '/dashboard/admin/calls', label: text.admin.calls, icon: 'phone' },
    { to: '/dashboard/admin/messages', label: text.admin.messages, icon: 'message-square-text' },
    { to: '/dashboard/admin/shared-files', label: text.admin.files, icon: 'folder-open' },
    { to: '/dashboard/admin/reports', label: text.admin.reports, icon: 'file-chart-column' },
    { to: '/dashboard/admin/settings', label: text.admin.settings, icon: 'settings' },
  ],
}

export type DashboardLayoutProps = { role: Role; links?: readonly DashboardLink[]; children: ReactNode }

export function DashboardLayout({ role, links = dashboardLinks[role], children }: DashboardLayoutProps) {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)

  // On phones the links scroll sideways; the current one must be in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new page
  useEffect(() => {
    const strip = nav.current
    const current = strip?.querySelector<HTMLElement>('[aria-current]')
    if (strip && current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.clientWidth) / 2
  }, [pathname])

  return (
    <div className="dash">
      <nav className="dashnav" aria-label={text.label} ref={nav}>
        <span className="dashnav__label">{text.roles[role]}</span>
        {links.map((link) => (
          <NavLink key={link.to} to={link.to} prefetch="intent">
            <Icon name={link.icon} />
            {link.label}
            {link.count ? <span className="n num">{link.count}</span> : null}
          </NavLink>
        ))}
      </nav>
      <main className="dash__main" id="main">
        {children}
      </main>
    </div>
  )
}
