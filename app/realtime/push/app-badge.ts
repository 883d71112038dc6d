// The app icon's badge shows the number of open notifications (public/sw.js updates it while no page is open).
type Icon = { setAppBadge?: (count: number) => Promise<void> }
type Notices = { getNotifications(): Promise<readonly unknown[]> }

/** 0 removes the badge. Systems without badges, and those that refuse them, show none. */
export async function countOnIcon(icon: Icon, notices: Notices | undefined): Promise<void> {
  if (!icon.setAppBadge || !notices) return
  try {
    await icon.setAppBadge((await notices.getNotifications()).length)
  } catch {
    // The app is not installed, or the system's settings forbid badges.
  }
}
