// The links of each role's own pages: beside the dashboard, and in the menu.
import type { MoreIconName } from '#app/ui/more-icon.tsx'
import { shellText } from './shell-text.ts'
import type { Role } from './viewer.ts'

const text = shellText.dashboard

export type DashboardLink = { to: string; label: string; icon: MoreIconName; count?: number }

export const dashboardLinks: Record<Role, readonly DashboardLink[]> = {
  user: [
    { to: '/dashboard/user/profile', label: text.user.profile, icon: 'circle-user' },
    { to: '/dashboard/user/wallet', label: text.user.wallet, icon: 'wallet' },
    { to: '/chat', label: text.user.conversations, icon: 'message-square-text' },
    { to: '/dashboard/user/history', label: text.user.history, icon: 'history' },
    { to: '/dashboard/user/births', label: text.user.births, icon: 'sparkles' },
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

// Links of built screens only; a new screen adds its own.
const OPEN = [
  '/chat',
  '/dashboard/user/profile',
  '/dashboard/user/wallet',
  '/dashboard/user/births',
  '/dashboard/user/history',
  '/dashboard/astrologer/dashboard',
  '/dashboard/astrologer/chats',
  '/dashboard/astrologer/earnings',
  '/dashboard/astrologer/availability',
  '/dashboard/astrologer/profile',
  '/dashboard/astrologer/history',
  '/dashboard/admin/overview',
]

export function builtLinks(role: Role): readonly DashboardLink[] {
  return dashboardLinks[role].filter(({ to }) => OPEN.includes(to))
}
