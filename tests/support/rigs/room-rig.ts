// The room of one consultation in this process: the real Durable Object over SQLite in memory, with a clock, pages and a
// database that the test commands. Fast enough for thousands of histories.

import { type Faults, sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { CLOSED, OPEN, Page } from '#tests/support/pages/room-page.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { newId } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { d1WithTimeout } from '#workers/db/d1-with-timeout.ts'
import { createAlerts } from '#workers/domain/alerts/index.ts'
import {
  type Consultation,
  createConsultations,
  insertConsultation,
  type Terms,
} from '#workers/domain/consultations/index.ts'
import * as money from '#workers/domain/money/index.ts'
import { payment } from '#workers/domain/money/payment.table.ts'
import { keepReading } from '#workers/domain/readings/index.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'
import type { join } from '#workers/realtime/room/connections.ts'
import type { ConsultationRoom } from '#workers/realtime/room/consultation-room.do.ts'
import type { EffectLoop } from '#workers/realtime/room/effects.ts'
import type { Room } from '#workers/realtime/room/room.ts'
import { importOnPlatform } from './durable-object-platform.ts'
import { memoryBucket } from './memory-bucket.ts'
import { createRoomStorage } from './room-storage.ts'

export { Page }

export const START = Date.UTC(2026, 4, 17, 10)
// The parts of the next room. Its modules are imported once, with the platform's own part replaced.
const parts: { services: unknown } = { services: null }
let imported: Promise<{ ConsultationRoom: typeof ConsultationRoom; join: typeof join }> | null = null

function realRoom() {
  imported ??= importRoom()
  return imported
}

async function importRoom() {
  const [object, visits] = await importOnPlatform(
    () => parts.services,
    () =>
      Promise.all([
        import('#workers/realtime/room/consultation-room.do.ts'),
        import('#workers/realtime/room/connections.ts'),
      ]),
  )
  return { ConsultationRoom: object.ConsultationRoom, join: visits.join }
}

export type Rig = Awaited<ReturnType<typeof startRig>>

export type RigOptions = {
  kind?: Terms['kind']
  cents?: number
  priceCents?: number
  provider?: Terms['provider']
  /** The line's channel to the astrologer: pages or a phone. */
  rung?: 'ringing' | 'by-phone'
  free?: Terms['free']
  /** Notes the bookmark of the database before the consultation was asked for. */
  noted?: boolean
}

/** An open room that rings. `cents`: what the user's wallet has. */
export async function startRig({
  kind = 'chat',
  cents = 100_000,
  priceCents = 180,
  provider,
  rung = 'ringing',
  free,
  noted = false,
}: RigOptions = {}) {
  /** `stands`: what Date.now() of a running object shows at least, once the machine's clock was set back. */
  const machine = { now: START, stands: 0 }
  const faults: Faults & { biggest: number } = {
    down: false,
    hang: () => null,
    biggest: 0,
    before(bytes) {
      faults.biggest = Math.max(faults.biggest, bytes)
    },
  }
  const d1 = sqliteD1(faults)
  const db = createDb(d1WithTimeout(d1))
  const terms: Terms = {
    consultationId: 'consultation-1',
    userId: 'mira',
    astrologerId: 'asha',
    kind,
    priceCents,
    payoutPaise: 9000,
    budgetCents: null,
    userName: 'Mira',
    astrologerName: 'Asha',
    requestedAt: START,
    ...(free ? { free } : {}),
    provider: provider ?? (kind === 'chat' ? null : 'embedded'),
  }
  const at = START
  const row = {
    id: 'first',
    userId: 'mira',
    amountCents: cents,
    provider: 'test' as const,
    createdAt: at,
    updatedAt: at,
  }
  await commit(db, [
    money.openWallet(db, 'mira'),
    ...(cents > 0
      ? [
          db.insert(payment).values({ ...row, status: 'succeeded' }),
          money.topUp(db, { paymentId: 'first', userId: 'mira', amountCents: cents, at }),
        ]
      : []),
  ])

  const now = () => machine.now
  const bucket = memoryBucket()
  const failpoints: Record<string, () => unknown> = {}
  const rooms = { fundsChanged: async () => undefined }
  const files = createFiles({ FILES: bucket }, newId)
  const deps = { db, now, newId, limits: {}, rooms, calls: {}, files }
  const consultations = createConsultations(deps as unknown as Parameters<typeof createConsultations>[0])
  const beforeRequest = noted ? d1.bookmark() : null
  await insertConsultation(db, { terms, nextDueAt: at })
  const mails: string[] = []
  const services = {
    alerts: createAlerts({ db, now, origin: '', tellAdmins: async ({ subject }) => void mails.push(subject) }),
    readings: { keep: (id: string) => keepReading(db, id) },
    clock: {
      now: () => Math.max(machine.now, machine.stands),
      fromMachine: (time: number) => time,
      toMachine: (time: number) => time,
    },
    consultations,
    money: { balanceOf: async (userId: string) => (await money.walletBalance(db, userId)).balanceCents },
    live: { ring: async () => rung, ringOver: async () => undefined, freeLine: async () => undefined },
    calls: {
      phone: rung === 'by-phone',
      numberOf: async () => (rung === 'by-phone' ? '+919812345678' : null),
      lowestPrice: async () => 0,
      mayDialToday: async () => true,
      countDial: async () => undefined,
      keepLeg: async () => undefined,
      keepSeconds: async () => undefined,
    },
    voice: {
      shownNumber: null,
      dialLeg: async () => ({ legId: 'CA1' }),
      hangUp: async () => undefined,
      end: async () => undefined,
      extend: async () => undefined,
      announce: async () => undefined,
      prepare: async () => undefined,
      probe: async () => ({ facts: [], statuses: [] }),
    },
    notifications: { notify: async () => undefined },
    settings: async () => ({ defaultPhoneNumber: '' }),
    chance: () => 0.5,
    failpoint: async (name: string) => failpoints[name]?.(),
  }

  const storage = createRoomStorage()
  // The runtime sets no alarm for before its own time.
  const { setAlarm } = storage
  storage.setAlarm = (at) => setAlarm(Math.max(at, machine.stands))
  const pages: Page[] = []
  const ctx = {
    storage,
    blockConcurrencyWhile: (work: () => Promise<void>) => work(),
    waitUntil: () => undefined,
    setWebSocketAutoResponse: () => undefined,
    getWebSockets: (side?: Side) => pages.filter((page) => !side || page.side === side),
    getWebSocketAutoResponseTimestamp: (page: Page) => (page.pingedAt === null ? null : new Date(page.pingedAt)),
  }

  parts.services = services
  const { ConsultationRoom, join } = await realRoom()
  const wake = () => new ConsultationRoom(ctx as unknown as DurableObjectState, {} as never)
  let object = wake()
  const inner = () => object as unknown as { room: Room; effectLoop: EffectLoop }
  await object.open(terms)

  const rig = {
    beforeRequest,
    terms,
    db,
    d1,
    faults,
    machine,
    failpoints,
    pages,
    storage,
    services,
    bucket,
    mails,
    get object() {
      return object
    },
    /** The object is evicted and made again from what it stored. */
    async restart() {
      object = wake()
      await inner().effectLoop.scheduleAlarm()
    },
    room: () => inner().room,
    consultation: () => storage.kv.get('session') as Consultation,
    accept: () => object.accept('web:the-only-tab'),
    async connect(side: Side): Promise<Page> {
      const page = new Page(side)
      pages.push(page)
      join(inner().room, { socket: page as unknown as WebSocket, side, connection: crypto.randomUUID() })
      await inner().effectLoop.run()
      return page
    },
    async say(page: Page, command: object): Promise<void> {
      await object.webSocketMessage(page as unknown as WebSocket, JSON.stringify(command))
    },
    async hangUp(page: Page): Promise<void> {
      await object.webSocketClose(page as unknown as WebSocket, 1000)
      page.readyState = CLOSED
      pages.splice(pages.indexOf(page), 1)
    },
    ping(page: Page): void {
      page.pingedAt = machine.now
      page.quietFor = 0
    },
    /** Sets the machine's clock; a planned alarm stays as far away as it was. */
    jump(ms: number): void {
      machine.now += ms
      if (storage.alarm !== null) storage.alarm += ms
    },
    /** The machine's clock is set back while the server runs, as workerd shows it: the object's own time and its alarm stand. */
    setBack(ms: number): void {
      machine.stands = Math.max(machine.now, machine.stands)
      machine.now -= ms
    },
    /** Cron's sweeps, which know the Worker's time. */
    async passWithSweeps(ms: number, silent: Page[] = []): Promise<void> {
      for (const until = machine.now + ms; machine.now < until; ) {
        await object.poke(machine.now)
        await rig.pass(Math.min(15_000, until - machine.now), { silent })
      }
      await object.poke(machine.now)
    },
    /** Time passes: open pages ping every 5 s, and the alarm rings when it is due. */
    async pass(ms: number, { silent = [] }: { silent?: Page[] } = {}): Promise<void> {
      const until = machine.now + ms
      while (machine.now < until) {
        const next = Math.min(until, machine.now + 5_000, Math.max(machine.now, storage.alarm ?? until))
        for (const page of pages) page.quietFor += next - machine.now
        machine.now = next
        for (const page of pages)
          if (page.readyState === OPEN && !silent.includes(page) && page.quietFor >= 5_000) rig.ping(page)
        if (storage.alarm !== null && storage.alarm <= next) {
          storage.alarm = null
          await object.alarm()
        }
        if (next === until) return
      }
    },
    /** Money lands in the wallet. */
    async topUp(amountCents: number): Promise<void> {
      const more = { ...row, id: `more-${machine.now}`, amountCents }
      await commit(db, [
        db.insert(payment).values({ ...more, status: 'succeeded' }),
        money.topUp(db, { paymentId: more.id, userId: 'mira', amountCents, at: machine.now }),
      ])
    },
    row: () => d1.prepare('SELECT * FROM consultation').first<Record<string, number | string | null>>(),
    held: async () => (await money.walletBalance(db, 'mira')).heldCents,
  }
  return rig
}
