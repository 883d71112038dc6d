// Facts of the platform for public pages: its settings, and the version of the published content.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { SettingsUpdate } from '#workers/contract/admin/settings.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { memoize } from '#workers/db/memoize.ts'
import { changeSettings, readPlatformSettings } from './change-settings.ts'
import { findContentVersion } from './content-version.repo.ts'
import { setFreeMinutes } from './set-free-minutes.ts'
import { readSettings, type Settings, settingsOf } from './settings.ts'

// Cached, because every page shows the platform's name; visitors may see a change some seconds later in other isolates. The
// version is read first, so that no page with outdated settings is cached under a newer version.
const site = memoize(
  async (db) => ({ version: await findContentVersion(db), settings: await readSettings(db) }),
  10 * SECOND,
)

export function createSettings(deps: { db: Db; now: () => number }) {
  const { db, now } = deps
  return {
    settings: async () => (await site(db, now())).settings,
    /** The last cached settings, or the defaults: for pages while the database is unavailable. */
    lastSettings: (): Settings => site.last()?.settings ?? settingsOf([]),
    /** Receives the version that the query of a viewer also read: settings of an older version are dropped from the cache. */
    sawContent(version: number): void {
      const known = site.last()
      if (known !== null && known.version < version) site.forget()
    },
    /** Without the cache, for a reader who has just changed them. */
    currentSettings: () => readSettings(db),
    async setFreeMinutes(asked: { viewer: Viewer; minutes: number }): Promise<void> {
      await setFreeMinutes(deps, asked)
      site.forget()
    },
    platformSettings: () => readPlatformSettings(deps),
    async changeSettings(asked: { viewer: Viewer; change: SettingsUpdate }): Promise<void> {
      await changeSettings(deps, asked)
      site.forget()
    },
    /** The version of the published content. `atOnce` reads it without the cache, so that no withdrawn content is shown. */
    async contentVersion({ atOnce }: { atOnce: boolean }): Promise<number> {
      const known = await site(db, now()).catch((error: unknown) => {
        // While the database is unavailable, a cached page can still be served.
        const last = site.last()
        if (atOnce || last === null) throw error
        return last
      })
      if (!atOnce) return known.version
      const version = await findContentVersion(db)
      if (version !== known.version) site.forget()
      return version
    },
  }
}
