// The practice astrologer's voice in a web call: it offers, hums into the line, and reports what it hears.
import { readFileSync } from 'node:fs'
import { decodePcmu, FRAME } from 'twilio-double/pcmu'
import { Peer } from 'twilio-double/peer'
import type { CallSignal } from '#workers/contract/consultations/live.ts'

const FRAME_MS = 20
const LISTEN_EVERY_MS = 500
/** Without a packet for so long the other side counts as unheard, as in the browser's own calls. */
const SILENT_AFTER_MS = 2_000
/** Four seconds that repeat without a seam: G.711 µ-law at 8 kHz. */
const HUM = decodePcmu(readFileSync(new URL('./hum.ulaw', import.meta.url)))

type Room = { send(message: object): void }
type Unnamed<Signal> = Signal extends CallSignal ? Omit<Signal, 'page' | 'to' | 'generation'> : never

export function createVoice(room: Room) {
  const page = crypto.randomUUID()
  let peer = new Peer()
  let other = ''
  let generation = 0
  let offered: CallSignal | null = null
  let answered = false
  let hears = false
  let received = 0
  let heardAt = 0
  let played = 0
  let work: Promise<unknown> = Promise.resolve()

  const signal = (content: Unnamed<CallSignal>) =>
    room.send({ type: 'signal', signal: { ...content, page, to: other, generation } })

  async function meet(theirs: string) {
    if (theirs === other && offered && !answered) return room.send({ type: 'signal', signal: offered })
    if (other) await renew()
    other = theirs
    generation += 1
    const sdp = await peer.offer()
    offered = { kind: 'offer', page, to: other, generation, sdp }
    signal({ kind: 'offer', sdp })
  }

  /** The other page was loaded again: it knows nothing of the connection so far. */
  async function renew() {
    await peer.close()
    peer = new Peer()
    answered = false
    received = 0
  }

  async function hear(message: CallSignal) {
    if (message.kind === 'need') return meet(message.page)
    if (message.to !== page || message.page !== other || message.generation !== generation) return
    if (message.kind === 'answer' && !answered) {
      answered = true
      await peer.accept(message.sdp)
    }
    if (message.kind === 'candidates')
      for (const candidate of message.candidates) await peer.addCandidate(candidate as never).catch(() => undefined)
  }

  function hum() {
    peer.play(HUM.subarray(played, played + FRAME))
    played = (played + FRAME) % HUM.length
  }

  function listen() {
    const now = Date.now()
    if (peer.received > received) heardAt = now
    received = peer.received
    const heard = now - heardAt < SILENT_AFTER_MS
    if (heard === hears) return
    hears = heard
    room.send({ type: 'media', up: heard, ...(heard ? {} : { silent_ms: Math.min(5_000, now - heardAt) }) })
  }

  /** A fault of the connection is a line of the log: it must not end the program. */
  const guarded = (task: () => void) => () => {
    try {
      task()
    } catch (error) {
      console.error('practice call:', String(error))
    }
  }
  const timers = [setInterval(guarded(hum), FRAME_MS), setInterval(guarded(listen), LISTEN_EVERY_MS)]

  return {
    /** The room is open (again): asks the other page to say who it is. */
    begin() {
      room.send({ type: 'signal', signal: { kind: 'need', page } })
      if (hears) room.send({ type: 'media', up: true })
    },
    hear: (message: CallSignal) => {
      work = work.then(() => hear(message)).catch((error) => console.error('practice call:', String(error)))
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      await peer.close()
    },
  }
}

export type Voice = ReturnType<typeof createVoice>
