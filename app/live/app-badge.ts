// The icon of the installed app has the number of notifications that wait (public/sw.js writes it while no page is open).
type Icon = { setAppBadge?: (count: number) => Promise<void> }
type Notices = { getNotifications(): Promise<readonly unknown[]> }

/** 0 takes the number away. Systems without numbers on icons, and those that refuse them, show none. */
export async function countOnIcon(icon: Icon, notices: Notices | undefined): Promise<void> {
  if (!icon.setAppBadge || !notices) return
  try {
    await icon.setAppBadge((await notices.getNotifications()).length)
  } catch {
    // Not an installed app, or forbidden in the system's settings.
  }
}
