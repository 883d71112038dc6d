// Push messages to the devices of an account: best effort, because a failure must not stop the event that they report.

import { type PushNotice, PushSubscriptionShape } from '#workers/contract/accounts/notifications.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { newId } from '#workers/contract/ports.ts'
import { findLoggedInDevices, findNoticeChoice } from '#workers/domain/reports/index.ts'
import { deleteDevices, deleteDevicesBefore, upsertDevice } from './device.repo.ts'
import { type LostDeviceDeps, mailLostDevice } from './lost-device.ts'
import { upsertNotice } from './notice.repo.ts'
import type { Notice } from './notice.table.ts'
import { inNoticeWords } from './notice-words.ts'
import { heldBack } from './quiet-hours.ts'

/** The port to the push services. `gone`: this browser is no longer subscribed. */
export type Pusher = {
  publicKey: string
  send(
    device: { endpoint: string; p256dh: string; auth: string },
    notice: PushNotice,
    options: { ttlSeconds: number },
  ): Promise<'sent' | 'gone' | 'failed'>
}

export type NotifyDeps = LostDeviceDeps & { now: () => number; pusher: Pusher | null }

/** Stores a browser's subscription for this login. Throws forbidden for another account, invalid for an invalid token. */
export async function registerDevice(
  { db, now }: NotifyDeps,
  { userId, loginId }: Viewer,
  accountId: string,
  token: string,
): Promise<void> {
  if (accountId !== userId) throw new AppError('forbidden')
  const { endpoint, keys } = readToken(token)
  await upsertDevice(db, { endpoint, userId, loginId, p256dh: keys.p256dh, auth: keys.auth, at: now() })
}

function readToken(token: string) {
  try {
    return PushSubscriptionShape.parse(JSON.parse(token))
  } catch {
    throw new AppError('invalid', { fields: { token: problem('push_subscription_wrong') } })
  }
}

/** True if the account has a device that can receive push messages now. */
export async function hasDevice({ db, now, pusher }: NotifyDeps, userId: string): Promise<boolean> {
  return pusher !== null && (await findLoggedInDevices(db, { userId, at: now(), limit: 1 })).length > 0
}

/**
 * Sends a notice to all devices of an account, unless the person's own choice holds it back, and lists it. Returns the number
 * of devices that accepted it. Failures are only logged.
 */
export async function notify(
  deps: NotifyDeps,
  userId: string,
  { otherId, words, ...notice }: Notice,
  ttlSeconds: number,
): Promise<number> {
  const { db, now } = deps
  const choice = await findNoticeChoice(db, userId)
  const { language } = choice
  const held = heldBack({ choice, notice, at: now() })
  const taken = held ? 0 : await pushToAll(deps, userId, { ...notice, ...words[language], language }, ttlSeconds)
  const outcome = held ?? (taken > 0 ? 'pushed' : 'no_device')
  await upsertNotice(db, { ...notice, ...listed(notice, words), id: newId(), userId, otherId, at: now(), outcome })
  return taken
}

/** The list contains no text of conversations. */
function listed({ type, tag }: Pick<Notice, 'type' | 'tag'>, said: Notice['words']) {
  const ofConversation = type === 'chat-message' && !tag.startsWith('reading:')
  const { en, hi } = ofConversation ? inNoticeWords(({ wrote }) => ({ title: wrote(said.en.title), body: '' })) : said
  return { title: en.title, body: en.body, titleHindi: hi.title, bodyHindi: hi.body }
}

async function pushToAll(deps: NotifyDeps, userId: string, notice: PushNotice, ttlSeconds: number): Promise<number> {
  const { db, now, pusher } = deps
  if (!pusher) return 0
  const devices = await findLoggedInDevices(db, { userId, at: now() })
  const outcomes = await Promise.all(devices.map((device) => pusher.send(device, notice, { ttlSeconds })))
  const gone = devices.filter((_, i) => outcomes[i] === 'gone').map(({ endpoint }) => endpoint)
  // Of two concurrent messages only one deletes the row, so that one mail is sent.
  const deleted = await deleteDevices(db, gone)
  if (deleted > 0 && !(await hasDevice(deps, userId))) await mailLostDevice(deps, userId)
  return outcomes.filter((outcome) => outcome === 'sent').length
}

export async function forgetOldDevices({ db, now }: Pick<NotifyDeps, 'db' | 'now'>): Promise<void> {
  await deleteDevicesBefore(db, now() - KEPT.device)
}
