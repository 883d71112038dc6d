// One consultation of the practice astrologer: greets, reads the attached birth, answers, until the room has ended.
import { setTimeout as pause } from 'node:timers/promises'
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import type { DeskPoint } from '#workers/contract/desk.ts'
import type { RingNotice, RoomChatMessage, RoomState } from '#workers/contract/live.ts'
import { answerTo, GREETING, NO_BIRTH, type Reply } from './answers.ts'
import type { ApiClient, Incoming, LiveSocket } from './api-client.ts'
import { type Chart, castChart, introduce } from './chart.ts'
import { type PointedTo, pointToGraha, tellPoint } from './points.ts'
import { createVoice, type Voice } from './voice.ts'

/** A person needs a moment to write. */
const WRITING_MS = 1_200
const DROP_MS = 20_000

export function runConsultation(api: ApiClient, { session_id: id, type }: RingNotice): void {
  const state = { chart: null as Chart | null, answeredUpTo: 0, pointedUpTo: 0, greeted: false, ended: false }
  // Until the room has stored them: while the meter stands it takes nothing.
  const unsent = new Map<string, string>()
  let voice: Voice | null = null
  // One answer after the other, in the order of the questions.
  let work: Promise<unknown> = Promise.resolve()
  const later = (task: () => Promise<unknown>) => {
    work = work.then(task).catch((error) => console.error('practice:', String(error)))
  }

  const room: LiveSocket = api.open('consultation', id, {
    onOpen() {
      voice?.begin()
      room.send({ type: 'desk-open', after: state.pointedUpTo })
    },
    onMessage: hear,
    onGone: finish,
  })
  if (type === 'web-call') voice = createVoice(room)

  function hear(message: Incoming): void {
    if (message.type === 'state') onState(message.state as RoomState)
    if (message.type === 'ack') unsent.delete(String(message.id))
    if (message.type === 'signal') voice?.hear(message.signal)
    if (message.type === 'message') onWords(message.message as RoomChatMessage)
    if (message.type === 'desk-act' && message.point) onPoint(message.point as DeskPoint)
  }

  function onState({ state: name }: RoomState): void {
    if (name === 'ended') finish()
    if (name !== 'active') return
    for (const [known, text] of unsent) room.send({ type: 'message', id: known, text })
    if (state.greeted) return
    state.greeted = true
    later(greet)
  }

  function onWords({ seq, side, text, file }: RoomChatMessage): void {
    if (side !== 'user' || seq <= state.answeredUpTo) return
    state.answeredUpTo = seq
    room.send({ type: 'read', seq })
    later(async () =>
      follow(file ? { text: `Thank you, I received ${file.name}.` } : await answerTo(text, state.chart, Date.now())),
    )
  }

  function onPoint(point: DeskPoint): void {
    if (point.seq <= state.pointedUpTo) return
    state.pointedUpTo = point.seq
    if (point.side === 'user') later(async () => (state.chart ? write(tellPoint(state.chart, point)) : undefined))
  }

  async function greet() {
    await write(GREETING)
    const { birth } = await api.call<{ birth: AttachedBirth | null }>('GET', `/consultations/${id}/birth/`)
    state.chart = birth && (await castChart(birth))
    await write(state.chart ? `${introduce(state.chart)} Ask me, or type help.` : NO_BIRTH)
    if (state.chart) point(pointToGraha('lagna'))
  }

  async function follow({ text, act, file, point: pointed }: Reply) {
    await write(text)
    if (pointed) point(pointed)
    if (act === 'file' && file) {
      await api.upload(`/consultations/${id}/files/practice-chart.txt`, new TextEncoder().encode(file), 'text/plain')
    }
    if (act === 'drop') await room.drop(DROP_MS)
    if (act === 'end') await api.call('POST', `/calls/end/${id}/`)
  }

  async function write(text: string) {
    if (state.ended) return
    room.send({ type: 'typing', on: true })
    await pause(WRITING_MS)
    const message = crypto.randomUUID()
    unsent.set(message, text)
    room.send({ type: 'message', id: message, text })
    room.send({ type: 'typing', on: false })
  }

  function point({ target, place }: PointedTo): void {
    room.send({ type: 'desk', id: `desk-${crypto.randomUUID()}`, act: { kind: 'point', target, place } })
  }

  function finish() {
    if (state.ended) return
    state.ended = true
    room.close()
    voice?.close().catch((error) => console.error('practice:', String(error)))
  }
}
