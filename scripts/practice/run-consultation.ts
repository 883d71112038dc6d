// One consultation of the practice astrologer: greets, reads the attached birth, answers, until the room has ended.
import { setTimeout as pause } from 'node:timers/promises'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import { chartNameOf } from '#workers/contract/consultations/desk-sides.ts'
import type { RingNotice, RoomChatMessage, RoomState } from '#workers/contract/consultations/live.ts'
import { answerTo, GREETING, NO_BIRTH, type Reply, SECOND_BIRTH, TAKEN_BACK, WITHOUT_BIRTH } from './answers.ts'
import type { ApiClient, Incoming, LiveSocket } from './api-client.ts'
import { type Chart, castChart, introduce } from './chart.ts'
import { type PointedTo, pointToGraha, tellPoint } from './points.ts'
import { createVoice, type Voice } from './voice.ts'

/** A person needs a moment to write. */
const WRITING_MS = 1_200
const DROP_MS = 20_000

export function runConsultation(api: ApiClient, { session_id: id, type }: RingNotice): void {
  const state = {
    chart: null as Chart | null,
    births: 0,
    answeredUpTo: 0,
    pointedUpTo: 0,
    greeted: false,
    ended: false,
  }
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
    if (message.type === 'desk' || message.type === 'desk-birth') onBirths(Number(message.births))
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

  /** A birth was shared, changed or taken back. Before the greeting, the greeting reads it. */
  function onBirths(births: number): void {
    if (births === state.births) return
    state.births = births
    if (state.greeted) later(readAnew)
  }

  async function readBirth(): Promise<void> {
    const { birth } = await api.call<{ birth: AttachedBirth | null }>('GET', `/consultations/${id}/birth/`)
    state.chart = birth && (await castChart(birth))
  }

  async function greet() {
    await write(GREETING)
    await readBirth()
    if (state.chart) return welcomeBirth(state.chart)
    await write(NO_BIRTH)
    askForBirth()
  }

  async function readAnew() {
    const before = state.chart?.birth
    await readBirth()
    const after = state.chart?.birth
    if (!state.chart) return before ? write(TAKEN_BACK) : undefined
    if (before?.chart !== after?.chart || before?.name !== after?.name) return welcomeBirth(state.chart)
    if (after?.second && after.second.chart !== before?.second?.chart) await write(SECOND_BIRTH)
  }

  async function welcomeBirth(chart: Chart) {
    await write(`${introduce(chart)} Ask me, or type help.`)
    point(pointToGraha('lagna'))
  }

  function askForBirth(): void {
    room.send({ type: 'desk', id: `desk-${crypto.randomUUID()}`, act: { kind: 'ask-birth', on: true } })
  }

  async function follow({ text, act, file, point: pointed }: Reply) {
    await write(text)
    if (pointed) point(pointed)
    if (text === WITHOUT_BIRTH) askForBirth()
    if (act === 'file' && file) {
      await api.upload(`/consultations/${id}/files/practice-chart.txt`, new TextEncoder().encode(file), 'text/plain')
    }
    if (act === 'drop') {
      await stored()
      await room.drop(DROP_MS)
    }
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

  /** Resolves once the room has stored every message, or the consultation is over. */
  async function stored(): Promise<void> {
    while (unsent.size > 0 && !state.ended) await pause(50)
  }

  function point({ target, place }: PointedTo): void {
    const { chart, second } = state.chart?.birth ?? {}
    const name = chartNameOf({ first: chart ?? null, second: second?.chart ?? null }, { target, place })
    const act = { kind: 'point', target, place, ...(name ? { chart: name } : {}) }
    room.send({ type: 'desk', id: `desk-${crypto.randomUUID()}`, births: state.births, act })
  }

  function finish() {
    if (state.ended) return
    state.ended = true
    room.close()
    voice?.close().catch((error) => console.error('practice:', String(error)))
  }
}
