// The kinds that an astrologer accepts, the weekly hours, and the time of return.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { AvailabilityAnswer, AvailabilityUpdate } from '#workers/contract/astrologers/availability.ts'
import { joined } from '#workers/contract/astrologers/weekly-hours.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { BACK_WITHIN } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { recordEvent } from '#workers/domain/account-events/index.ts'
import { changeAccount, findById, requirePermission } from '#workers/domain/identity/index.ts'
import { findPractice, type Practice, updatePractice } from './astrologer.repo.ts'
import type { PossibleCalls } from './directory.ts'
import { replaceHours, selectHours } from './hours.repo.ts'

type Deps = { db: Db; now: () => number; possible: PossibleCalls }

export async function readAvailability(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
): Promise<AvailabilityAnswer> {
  requirePermission(viewer, 'read_practice')
  const { practice, account } = await own(db, viewer)
  return {
    kinds: kindsOf(practice),
    chat_enabled: practice.chatEnabled,
    hours: await selectHours(db, viewer.userId),
    follows_hours: practice.followsHours,
    free_minutes: practice.freeMinutes,
    back_at: practice.backAt !== null && practice.backAt > now() ? practice.backAt : null,
    time_zone: account.timeZone,
  }
}

/** Throws no_kind_left, and invalid for a return in the past or too far in the future. */
export async function setAvailability(
  deps: Deps,
  viewer: Viewer,
  change: AvailabilityUpdate,
): Promise<AvailabilityAnswer> {
  requirePermission(viewer, 'set_presence')
  const { db, now } = deps
  const { practice, account } = await own(db, viewer)
  const kinds = { ...kindsOf(practice), ...change.kinds }
  assertOneLeft(deps.possible, { practice, kinds, change })
  const { back_at: backAt, hours, follows_hours: follows = practice.followsHours } = change
  if (backAt && (backAt <= now() || backAt > now() + BACK_WITHIN))
    throw new AppError('invalid', { fields: { back_at: problem('return_too_late') } })
  const before = await selectHours(db, viewer.userId)
  const freeMinutes = change.free_minutes ?? practice.freeMinutes
  const changed = {
    kinds: JSON.stringify(kinds) !== JSON.stringify(kindsOf(practice)),
    hours: hours !== undefined && JSON.stringify(joined(hours)) !== JSON.stringify(joined(before)),
    follows_hours: follows !== practice.followsHours,
    free_minutes: freeMinutes !== practice.freeMinutes,
  }
  const changes = Object.entries(changed).flatMap(([field, differs]) => (differs ? [{ field }] : []))
  const statements: Statement[] = [
    ...(changes.length > 0
      ? [recordEvent(db, { accountId: viewer.userId, at: now(), what: 'availability', changes })]
      : []),
    ...(hours ? replaceHours(db, viewer.userId, joined(hours)) : []),
    ...(change.time_zone ? changeAccount(db, account, { time_zone: change.time_zone }).statements : []),
    updatePractice(db, viewer.userId, {
      takesChats: kinds.chat,
      takesWebCalls: kinds['web-call'],
      takesPhoneCalls: kinds['phone-call'],
      followsHours: follows,
      freeMinutes,
      ...(backAt === undefined ? {} : { backAt }),
      // A break ends with the next hours, and changed hours are processed again.
      ...(backAt || hours || follows !== practice.followsHours ? { hoursDone: null } : {}),
    }),
  ]
  await commit(db, statements)
  return readAvailability(deps, viewer)
}

type Kinds = AvailabilityAnswer['kinds']

// Only kinds that this installation supports count.
function assertOneLeft(
  possible: PossibleCalls,
  { practice, kinds, change }: { practice: Practice; kinds: Kinds; change: AvailabilityUpdate },
): void {
  const turnsOff = Object.values(change.kinds ?? {}).includes(false)
  const left =
    (kinds.chat && practice.chatEnabled) ||
    (kinds['web-call'] && possible.web) ||
    (kinds['phone-call'] && possible.phone)
  if (turnsOff && !left) throw new AppError('no_kind_left')
}

export function kindsOf({ takesChats, takesWebCalls, takesPhoneCalls }: Practice): AvailabilityAnswer['kinds'] {
  return { chat: takesChats, 'web-call': takesWebCalls, 'phone-call': takesPhoneCalls }
}

async function own(db: Db, { userId }: Viewer) {
  const [practice, account] = await Promise.all([findPractice(db, userId), findById(db, userId)])
  if (!practice || !account) throw new AppError('not_found')
  return { practice, account }
}
