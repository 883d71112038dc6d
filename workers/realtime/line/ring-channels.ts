// The ways to reach an astrologer: an open tab, a device for push messages, a verified phone.

import type { RingNotice } from '#workers/contract/consultations/live.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { RingRefusal } from '#workers/domain/consultations/index.ts'
import { withEffectTimeout } from '#workers/effect-timeout.ts'
import { logFailure } from '#workers/log.ts'
import type { Services } from '#workers/services/index.ts'

/** After this timeout the ring goes to tabs and devices. */
const PATIENCE = 2 * SECOND

export type RingOutcome = 'ringing' | 'by-phone' | RingRefusal
type ChannelServices = Pick<Services, 'calls' | 'notifications'>

export async function hasChannelWithoutTab(services: ChannelServices, astrologerId: string): Promise<boolean> {
  return (await services.notifications.hasDevice(astrologerId)) || hasPhone(services, astrologerId)
}

/** True while the database fails, because an astrologer must not be taken offline on a guess. */
export async function mayHaveDevice({ notifications }: ChannelServices, astrologerId: string): Promise<boolean> {
  try {
    return await withEffectTimeout(notifications.hasDevice(astrologerId), 'devices', PATIENCE)
  } catch (error) {
    logFailure({ event: 'line.failed', astrologerId }, error)
    return true
  }
}

type Asked = { services: ChannelServices; astrologerId: string; ring: RingNotice; open(): boolean }

/**
 * The channel of a ring. A phone cannot answer a chat, nor a web call offered without our number, because its price does not pay for a
 * phone: these are refused where only a phone could ring.
 */
export async function ringThroughChannels({ services, astrologerId, ring, open }: Asked): Promise<RingOutcome> {
  if (open() || !services.calls.phone) return 'ringing'
  try {
    const ways = Promise.all([hasPhone(services, astrologerId), services.notifications.hasDevice(astrologerId)])
    const [phone, device] = await withEffectTimeout(ways, 'ways to ring', PATIENCE)
    if (!phone || open()) return 'ringing'
    if (ring.type !== 'chat' && ring.phone_number !== undefined) return 'by-phone'
    return device ? 'ringing' : 'only_by_phone'
  } catch (error) {
    // A failing database must not prevent a ring.
    logFailure({ event: 'line.failed', astrologerId }, error)
    return 'ringing'
  }
}

async function hasPhone({ calls }: ChannelServices, astrologerId: string): Promise<boolean> {
  return calls.phone && (await calls.numberOf(astrologerId)) !== null
}
