// The links to the pages of each role, in the dashboard and in the menu.
import { currentLanguage } from '#app/language/language.ts'
import type { Role } from '#app/shell/viewer.ts'
import type { MoreIconName } from '#app/ui/icons/more-icon.tsx'
import { dashboardTexts } from './dashboard-text.ts'

export type DashboardLink = { to: string; label: string; icon: MoreIconName; count?: number }

export const dashboardLinks: Record<Role, () => readonly DashboardLink[]> = {
  user: () => {
    const text = dashboardTexts[currentLanguage()]
    return [
      { to: '/dashboard/user/profile', label: text.user.profile, icon: 'circle-user' },
      { to: '/dashboard/user/wallet', label: text.user.wallet, icon: 'wallet' },
      { to: '/chat', label: text.user.conversations, icon: 'message-square-text' },
      { to: '/dashboard/user/bookings', label: text.user.bookings, icon: 'calendar-clock' },
      { to: '/dashboard/user/following', label: text.user.following, icon: 'heart-handshake' },
      { to: '/dashboard/user/notices', label: text.user.notices, icon: 'bell' },
      { to: '/dashboard/user/history', label: text.user.history, icon: 'history' },
      { to: '/dashboard/user/readings', label: text.user.readings, icon: 'file-text' },
      { to: '/dashboard/user/births', label: text.user.births, icon: 'sparkles' },
    ]
  },
  astrologer: () => {
    const text = dashboardTexts[currentLanguage()]
    return [
      { to: '/dashboard/astrologer/dashboard', label: text.astrologer.dashboard, icon: 'gauge' },
      { to: '/dashboard/astrologer/calls', label: text.astrologer.calls, icon: 'phone' },
      { to: '/dashboard/astrologer/chats', label: text.astrologer.chats, icon: 'message-square-text' },
      { to: '/dashboard/astrologer/earnings', label: text.astrologer.earnings, icon: 'indian-rupee' },
      { to: '/dashboard/astrologer/availability', label: text.astrologer.availability, icon: 'calendar-clock' },
      { to: '/dashboard/astrologer/bookings', label: text.astrologer.bookings, icon: 'hourglass' },
      { to: '/dashboard/astrologer/profile', label: text.astrologer.profile, icon: 'circle-user' },
      { to: '/dashboard/astrologer/blogs', label: text.astrologer.blogs, icon: 'newspaper' },
      { to: '/dashboard/astrologer/reviews', label: text.astrologer.reviews, icon: 'star' },
      { to: '/dashboard/astrologer/notices', label: text.astrologer.notices, icon: 'bell' },
      { to: '/dashboard/astrologer/history', label: text.astrologer.history, icon: 'history' },
    ]
  },
  admin: () => {
    const text = dashboardTexts[currentLanguage()]
    return [
      { to: '/dashboard/admin/overview', label: text.admin.overview, icon: 'gauge' },
      { to: '/dashboard/admin/inbox', label: text.admin.inbox, icon: 'message-square-text' },
      { to: '/dashboard/admin/client-errors', label: text.admin.clientErrors, icon: 'triangle-alert' },
      { to: '/dashboard/admin/live', label: text.admin.live, icon: 'signal' },
      { to: '/dashboard/admin/astrologers', label: text.admin.astrologers, icon: 'star' },
      { to: '/dashboard/admin/clients', label: text.admin.clients, icon: 'users' },
      { to: '/dashboard/admin/payout-summary', label: text.admin.payouts, icon: 'indian-rupee' },
      { to: '/dashboard/admin/payouts', label: text.admin.paid, icon: 'wallet' },
      { to: '/dashboard/admin/earnings', label: text.admin.earnings, icon: 'chart-line' },
      { to: '/dashboard/admin/content', label: text.admin.content, icon: 'newspaper' },
      { to: '/dashboard/admin/calls', label: text.admin.calls, icon: 'phone' },
      { to: '/dashboard/admin/reviews', label: text.admin.reviews, icon: 'star' },
      { to: '/dashboard/admin/messages', label: text.admin.messages, icon: 'message-square-text' },
      { to: '/dashboard/admin/shared-files', label: text.admin.files, icon: 'folder-open' },
      { to: '/dashboard/admin/reports', label: text.admin.reports, icon: 'file-chart-column' },
      { to: '/dashboard/admin/audit', label: text.admin.audit, icon: 'history' },
      { to: '/dashboard/admin/settings', label: text.admin.settings, icon: 'settings' },
      { to: '/dashboard/admin/account', label: text.admin.account, icon: 'circle-user' },
    ]
  },
}
