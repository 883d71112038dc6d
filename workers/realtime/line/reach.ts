// Checks the ways to ring an astrologer: an open tab, a device for push messages, a verified phone.
import type { Services } from '#workers/services/index.ts'
import { deviceDue, whileUnreachable } from './plan.ts'
import { hasChannelWithoutTab, mayHaveDevice } from './ring-channels.ts'
import type { LineState } from './state.ts'
import type { LineTabs } from './tabs.ts'

type Line = {
  services: Services
  tabs: LineTabs
  memory(): LineState
  remember(change: Partial<LineState>): LineState
}

export class LineReach {
  private readonly line: Line

  constructor(line: Line) {
    this.line = line
  }

  async canRing(): Promise<boolean> {
    const { tabs, services, memory, remember } = this.line
    if (tabs.look().open) return true
    const reached = await hasChannelWithoutTab(services, memory().astrologerId)
    remember({ deviceAskedAt: services.clock.now() })
    return reached
  }

  /** True when the ring reached the phone alone: a ring without an answer then means that the astrologer is absent. */
  async wasPhoneAlone(consultationId: string): Promise<boolean> {
    const { tabs, services, memory } = this.line
    const { ring, ringsPhone, astrologerId } = memory()
    if (!ringsPhone || ring?.session_id !== consultationId) return false
    return !(await mayHaveDevice(services, astrologerId)) && !tabs.look().open
  }

  /**
   * Takes an astrologer offline once no tab, device or phone has been reachable for a while. The query for devices is asynchronous, so
   * the state is read again after it.
   */
  async watch(now: number): Promise<void> {
    const { tabs, services, memory, remember } = this.line
    const wish = memory()
    if (tabs.look().open) remember({ unreachableSince: null })
    if (tabs.look().open || !wish.wantsOnline || deviceDue(wish, tabs.look()) > now) return
    const reached = await hasChannelWithoutTab(services, wish.astrologerId)
    const { heard, open } = tabs.look()
    if (open) return
    const after = remember({ deviceAskedAt: services.clock.now() })
    if (reached) remember({ unreachableSince: null })
    // If the astrologer went online meanwhile, the timer starts again.
    if (reached || !after.wantsOnline || (wish.unreachableSince !== null && after.unreachableSince === null)) return
    remember(whileUnreachable({ line: after, lastHeartbeat: heard, now: services.clock.now() }))
  }
}
