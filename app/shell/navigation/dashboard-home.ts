const HOMES = {
  user: '/dashboard/user/profile',
  astrologer: '/dashboard/astrologer/dashboard',
  admin: '/dashboard/admin/overview',
} as const

/** The target of /dashboard; an unknown or missing role counts as user. */
export function dashboardHome(role: string | null | undefined): string {
  return role === 'astrologer' || role === 'admin' ? HOMES[role] : HOMES.user
}
