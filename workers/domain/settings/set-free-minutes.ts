// An admin sets the number of free minutes that the platform gives each new person.
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditWhen } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { isOtherSetting, putSettingWhen } from './setting.repo.ts'

/** A repeat changes nothing and writes no second audit entry. Earlier requests retain the minutes that they were made with. */
export async function setFreeMinutes(
  { db, now }: { db: Db; now: () => number },
  { viewer, minutes }: { viewer: Viewer; minutes: number },
): Promise<void> {
  requirePermission(viewer, 'change_settings')
  const [at, value] = [now(), String(minutes)]
  const entry = {
    at,
    actorId: viewer.userId,
    action: 'set_free_minutes',
    object: 'setting:free_minutes',
    detail: value,
  }
  const row = { key: 'free_minutes', value, setAt: at }
  const isOther = isOtherSetting(db, row)
  await commit(db, [auditWhen(db, entry, isOther), putSettingWhen(db, row, isOther)])
}
