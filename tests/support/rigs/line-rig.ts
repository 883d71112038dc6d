// The line of one astrologer in this process: the real Durable Object, with tabs, a clock and services that the test
// commands.
import type { AstrologerLine } from '#workers/realtime/line/astrologer-line.do.ts'
import { importOnPlatform } from './durable-object-platform.ts'
import { createRoomStorage } from './room-storage.ts'

/** A tab's socket as the runtime knows it: the newest ping is kept without waking the object. */
export class Tab {
  readyState = 1
  pingedAt: number
  attachment: unknown
  /** The number of times the line asked whether the consultation lives. */
  asked = 0
  constructor(now: number) {
    this.pingedAt = now
    this.attachment = { joinedAt: now }
  }
  serializeAttachment(value: unknown) {
    this.attachment = value
  }
  deserializeAttachment() {
    return this.attachment
  }
  send(frame: string) {
    if (frame.includes('are-you-there')) this.asked += 1
  }
  close() {
    this.readyState = 3
  }
}

type Options = {
  now: () => number
  /** The time that the runtime shows; by default `now`. */
  runtime?: () => number
  tabs?: Tab[]
  /** The stored state of the line. */
  memory?: object
  /** The services that the test watches or breaks. */
  services?: object
}

/** The tables of the line; what it writes there is no part of its cost. */
function tables() {
  const { sql, transactionSync } = createRoomStorage()
  return { sql, transactionSync }
}

// The parts of the next line.
const parts: { services: unknown } = { services: null }
let imported: Promise<typeof import('#workers/realtime/line/astrologer-line.do.ts')> | null = null

export async function startLine({ now, runtime = now, tabs = [], memory, services = {} }: Options) {
  imported ??= importOnPlatform(
    () => parts.services,
    () => import('#workers/realtime/line/astrologer-line.do.ts'),
  )
  parts.services = {
    chance: () => 0.5,
    calls: { phone: false },
    clock: { now: runtime, fromMachine: (at: number) => at, toMachine: (at: number) => at },
    astrologers: { writeStatus: async () => undefined },
    notifications: { hasDevice: async () => true, notify: async () => undefined },
    consultations: { isLive: async () => false },
    live: { publishPresence: async () => undefined },
    following: { noteOnline: async () => undefined },
    bookings: { nextSlot: async () => null },
    waiting: { nameOf: async () => 'Asha', copyPlaces: async () => undefined },
    ...services,
  }
  const kept = new Map<string, unknown>(memory ? [['memory', { astrologerId: 'asha', ...memory }]] : [])
  const cost = { alarms: 0, rows: 0 }
  let alarm: number | null = null
  const storage = {
    ...tables(),
    kv: {
      get: (key: string) => structuredClone(kept.get(key)),
      put(key: string, value: unknown) {
        cost.rows += 1
        kept.set(key, structuredClone(value))
      },
    },
    getAlarm: async () => alarm,
    async setAlarm(at: number) {
      cost.rows += 1
      alarm = Math.max(at, runtime() > now() ? runtime() : at)
    },
  }
  const state = {
    storage,
    blockConcurrencyWhile: (work: () => Promise<void>) => work(),
    waitUntil: () => undefined,
    setWebSocketAutoResponse: () => undefined,
    getWebSockets: () => tabs,
    getWebSocketAutoResponseTimestamp: (tab: Tab) => new Date(tab.pingedAt),
  }
  const { AstrologerLine: Line } = await imported
  const line: AstrologerLine = new Line(state as unknown as DurableObjectState, {} as never)
  return {
    line,
    cost,
    alarm: () => alarm,
    memory: () => kept.get('memory'),
    status: () => (kept.get('memory') as { published: string }).published,
    /** The alarm rings; the runtime takes it away before. */
    async ring() {
      alarm = null
      cost.alarms += 1
      await line.alarm()
    },
  }
}
