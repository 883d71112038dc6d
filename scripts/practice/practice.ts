// node scripts/practice/practice.ts ORIGIN: the practice astrologer of local builds. Goes online, and takes each chat and
// web call after two seconds, so that one person with one browser can try a whole consultation.
import { setTimeout as pause } from 'node:timers/promises'
import type { RingNotice } from '#workers/contract/consultations/live.ts'
import { PASSWORD, PRACTICE } from '../seed/people.ts'
import { connect } from './api-client.ts'
import { runConsultation } from './run-consultation.ts'

const ACCEPT_AFTER_MS = 2_000
const TAB = crypto.randomUUID()

const origin = process.argv[2] ?? 'http://localhost:8787'
const api = await connect(origin, { email: PRACTICE.email, password: PASSWORD })
const rings = new Set<string>()

api.open('line', null, {
  onOpen: () => void goOnline(),
  onMessage(message) {
    if (message.type === 'ring') void take(message.ring as RingNotice)
    // The server takes an astrologer offline whose pages were all away; this one is back.
    if (message.type === 'status' && message.status === 'offline') void goOnline()
  },
})

async function goOnline(): Promise<void> {
  await api.call('PUT', '/astrologers/toggle_status/', { status: 'online' }).catch(report)
}

async function take(ring: RingNotice): Promise<void> {
  if (rings.has(ring.session_id) || ring.type === 'phone-call') return
  rings.add(ring.session_id)
  try {
    await pause(ACCEPT_AFTER_MS)
    await api.call('POST', `/calls/accept/${ring.session_id}/`, { device: 'web', tab: TAB })
    runConsultation(api, ring)
  } catch (error) {
    report(error)
  }
}

function report(error: unknown): void {
  console.error('practice astrologer:', String(error))
}

// The server that started this program is its reason to run.
process.on('disconnect', () => process.exit(0))
