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

// Every page shows the name of the platform; visitors may see a change some seconds later in other isolates. The version is
// read first, so that no page with settings from before a change is kept under the version after it.
const site = memoize(
  async (db) => ({ version: await findContentVersion(db), settings: await readSettings(db) }),
  10 * SECOND,
)

export function createSettings(deps: { db: Db; now: () => number }) {
  const { db, now } = deps
  return {
    settings: async () => (await site(db, now())).settings,
    /** The last ones that were read, or those of a new site: for pages, while the database cannot be read. */
    lastSettings: (): Settings => site.last()?.settings ?? settingsOf([]),
    /** A version that the query of a viewer has read along: settings of an earlier one are not remembered any more. */
    sawContent(version: number): void {
      const known = site.last()
      if (known !== null && known.version < version) site.forget()
    },
    /** Not from memory: for who has just changed them. */
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
    /** The version of what is published. `atOnce` reads it anew: nothing that was withdrawn may be shown. */
    async contentVersion({ atOnce }: { atOnce: boolean }): Promise<number> {
      const known = await site(db, now()).catch((error: unknown) => {
        // Without the database, a page that is kept can still be shown.
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
