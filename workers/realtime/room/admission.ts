// Admission to a call, by a page or by phone, and the steps before the provider hears of it.
import type { Reporter, Unpaid } from '#workers/domain/voice/index.ts'
import { type Admission, aboutCall, admitPage, admitPhone, callSpec } from './call.ts'
import { logCall } from './call-log.ts'
import { acceptByKey, isUnpaidRing } from './phone-ring.ts'
import { pushAccepted, pushConnecting } from './push.ts'
import type { Room } from './room.ts'
import { tellState } from './view.ts'

/** `run`: has the room's effects done. */
type Effects = { run(): Promise<void> }

/** A page asks to join the call. Null refuses it. */
export async function letPageIn(
  room: Room,
  { run, identity, legId }: Effects & { identity: string; legId: string },
): Promise<Admission | null> {
  // A hold that is being taken must exist first.
  await run()
  const admission = admitPage(room, identity, legId)
  // Its label is free again, or the provider refuses the new page itself.
  if (admission?.replaces)
    await room.services.voice.prepare(callSpec(room), admission.side).catch((error) => logCall(room, 'prepare', error))
  if (admission) tellState(room)
  await run()
  return admission
}

export type AnsweredPhone = Omit<Reporter, 'consultationId'> & { pressed: boolean }

/** A phone answered, or its key 1 was pressed, which may accept a ring. Null when the call is over. */
export async function letPhoneIn(
  room: Room,
  { run, phone }: Effects & { phone: AnsweredPhone },
): Promise<Admission | Unpaid | null> {
  const accepts = phone.pressed && phone.side === 'astrologer'
  if (accepts && acceptByKey(room, phone.leg)) {
    // The hold comes first: without it nobody joins.
    await run()
    if (room.store.consultation().state === 'connecting') {
      void pushAccepted(room)
      pushConnecting(room)
    }
  }
  if (accepts && isUnpaidRing(room, phone.leg)) return { unpaid: aboutCall(room, 'astrologer') }
  const admission = admitPhone(room, phone)
  await run()
  return admission
}
