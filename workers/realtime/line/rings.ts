// The current ring of an astrologer's line, and the consultation that marks the astrologer as busy from the ring on.

import type { RingNotice } from '#workers/contract/consultations/live.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { type Notice, ringNotice, ringOverNotice } from '#workers/domain/notifications/index.ts'
import type { Services } from '#workers/services/index.ts'
import { afterRing, consultationDue, offlineByItself, pushAgainAt, ringLost } from './plan.ts'
import type { LineReach } from './reach.ts'
import { type RingOutcome, ringThroughChannels } from './ring-channels.ts'
import type { LineState } from './state.ts'
import type { LineTabs } from './tabs.ts'
import type { WaitingClients } from './waiting-clients.ts'

/** Retention of the notification of a missed ring at the push service, in seconds. */
const MISSED_KEPT = HOUR

export type Asked = { astrologerId: string; userId: string; ring: RingNotice }

type Line = {
  services: Services
  tabs: LineTabs
  reach: LineReach
  waiting: WaitingClients
  memory(): LineState
  remember(change: Partial<LineState>): LineState
  turnOver(): LineState
  push(notice: Notice, until: number): void
}

export class LineRings {
  private readonly line: Line

  constructor(line: Line) {
    this.line = line
  }

  /** Rings, or returns the reason why it cannot. */
  async ring({ astrologerId, userId, ring }: Asked): Promise<RingOutcome> {
    const { services, tabs, waiting, remember, turnOver } = this.line
    remember({ astrologerId })
    const rung = await ringThroughChannels({ services, astrologerId, ring, open: () => tabs.look().open })
    await waiting.lookForSlot()
    // The astrologer may have toggled availability meanwhile.
    const memory = turnOver()
    if (!memory.wantsOnline) return 'astrologer_offline'
    if (memory.notNow || (memory.busyWith && memory.busyWith !== ring.session_id)) return 'astrologer_busy'
    if (memory.turnOf !== null && memory.turnOf !== userId) return 'astrologer_busy'
    if (rung === 'only_by_phone') return rung
    waiting.leave(userId)
    const again = memory.ring?.session_id === ring.session_id
    const now = services.clock.now()
    const ringing = { ring, ringUserId: userId, ringsPhone: rung === 'by-phone' }
    remember({ busyWith: ring.session_id, ...ringing, consultationAskedAt: now })
    tabs.tell({ type: 'ring', ring, now })
    if (!again) this.pushRing(ring, now)
    return rung
  }

  over(consultationId: string, outcome: string): void {
    const { services, tabs, memory, remember, push } = this.line
    const { ring, ringUserId: userId } = memory()
    if (ring?.session_id !== consultationId) return
    remember({ ring: null, ringUserId: null, ringPushedAt: null })
    push(ringOverNotice({ ring, userId }, outcome), services.clock.now() + MISSED_KEPT)
    tabs.tell({ type: 'ring-over', session_id: consultationId, outcome })
  }

  /** Ends the consultation. Returns false when the astrologer was busy with another one. */
  async free(consultationId: string, outcome: string): Promise<boolean> {
    const { services, reach, waiting, memory, remember } = this.line
    // A turn that begins at this end must not take the time of a booked slot.
    await waiting.lookForSlot({ anew: true })
    const unheard = outcome === 'no_answer' && (await reach.wasPhoneAlone(consultationId))
    // A consultation that ended after the accept is no missed ring.
    const rang = memory().ring?.session_id === consultationId
    this.over(consultationId, outcome)
    if (memory().busyWith !== consultationId) return false
    const now = services.clock.now()
    remember({ busyWith: null, ...afterRing({ line: memory(), outcome: rang ? outcome : 'answered', now }) })
    if (unheard) remember(offlineByItself('phone_unanswered', now))
    return true
  }

  private pushRing(ring: RingNotice, now: number): void {
    const { ringUserId: userId } = this.line.remember({ ringPushedAt: now })
    this.line.push(ringNotice({ ring, userId }), ring.expires_at)
  }

  /** Repeats the push message of the ring, and clears stale busy marks and orphaned rings. */
  async watch(now: number): Promise<void> {
    const { services, tabs, memory, remember } = this.line
    const { ring, busyWith } = memory()
    const again = pushAgainAt(memory(), tabs.look())
    if (ring && again !== null && again <= now) this.pushRing(ring, now)
    if (busyWith && consultationDue(memory()) <= now) {
      const live = await services.consultations.isLive(busyWith)
      // The consultation may have ended meanwhile, and another one may ring.
      if (memory().busyWith === busyWith) remember({ consultationAskedAt: now, ...(live ? {} : { busyWith: null }) })
    }
    if (ring && ringLost(ring) <= now && memory().ring?.session_id === ring.session_id)
      remember({ ring: null, ringUserId: null })
  }
}
