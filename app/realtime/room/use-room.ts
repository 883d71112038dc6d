// A consultation's room in the browser: the socket and the state that it updates.
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { tab } from '#app/login-state/browser-login.ts'
import { setWalletBalance } from '#app/realtime/push/wallet-balance.ts'
import { type LiveSocket, openLiveSocket } from '#app/realtime/socket/live-socket.client.ts'
import { liveTicket } from '#app/realtime/socket/live-ticket.ts'
import { ROOM_PING_EVERY } from '#workers/contract/consultations/connection-limits.ts'
import type { CallSignal, Microphone, RoomChatMessage, RoomMessage } from '#workers/contract/consultations/live.ts'
import { withoutControlCharacters } from '#workers/contract/text/control-characters.ts'
import { createDeskLink, type DeskLink } from './desk-link.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { loadOutgoing, saveOutgoing } from './outbox-storage.ts'
import { gapFreeSeq, isMeterPaused, type Link, newRoom, type RoomModel, roomReducer, type Side } from './room-model.ts'

/** The room accepts no longer silence than this. */
const SILENCE_MAX = 5_000
const TYPING_EVERY = 3_000

export type RoomActions = {
  say(text: string): void
  typing(): void
  /** Reports the last message of the other side that was delivered or read. */
  mark(type: 'delivered' | 'read', seq: number): void
  end(): void
  /** The client's consent to pay after the free minutes. */
  goOn(): void
  signal(signal: CallSignal): void
  /** True while audio of the other side arrives; `silentMs`: the length of the silence before. */
  media(up: boolean, silentMs: number): void
  /** The microphone and sound state of this page, for the other side. */
  microphone(shown: { state: Microphone; muted: boolean; sound_off: boolean }): void
  enter(): void
  /** The chart desk's access to the room's socket. */
  desk: DeskLink
  addSentFile(message: RoomChatMessage): void
}

type RoomOptions = {
  consultationId: string
  side: Side
  /** The rendered messages. */
  transcript: readonly RoomChatMessage[]
  /** The room is joined while this is true. */
  enabled: boolean
  onSignal: ((signal: CallSignal) => void) | undefined
}

export function useRoom(options: RoomOptions): { room: RoomModel; actions: RoomActions } {
  const { consultationId, side, transcript, enabled, onSignal } = options
  const [room, dispatch] = useReducer(roomReducer, transcript, newRoom)
  const socket = useRef<LiveSocket | null>(null)
  const outbox = useRef<Outbox | null>(null)
  const latest = useRef(room)
  latest.current = room
  const typedAt = useRef(0)
  const listener = useRef(onSignal)
  listener.current = onSignal
  const marked = useRef({ delivered: 0, read: 0 })
  const [entry, setEntry] = useState(0)
  const [desk] = useState(() => createDeskLink((command) => socket.current?.send(command) ?? false))
  const link = useCallback((to: Link) => dispatch({ type: 'link', link: to, now: performance.now() }), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `entry` enters again
  useEffect(() => {
    if (!enabled) return
    const mine = createOutbox((message) => socket.current?.send({ type: 'message', ...message }) ?? false)
    outbox.current = mine
    // The first message of the room is its state; until then the server may not accept messages.
    mine.wait(true)
    // On a new entry or a reload, saved messages are sent first.
    const stored = new Set(latest.current.messages.map(({ id }) => id))
    for (const outgoing of loadOutgoing(tab, { consultationId, side })) {
      if (stored.has(outgoing.id)) continue
      mine.add({ id: outgoing.id, text: outgoing.text })
      if (!latest.current.outgoing.some(({ id }) => id === outgoing.id)) dispatch({ type: 'said', outgoing })
    }
    socket.current = openLiveSocket({
      ticket: () => liveTicket('consultation', consultationId),
      pingEvery: ROOM_PING_EVERY,
      // Short, because the meter is stopped until the page has reconnected.
      spreadMs: 2_000,
      onMessage: (message) => hear(message as RoomMessage),
      onOpen() {
        link('open')
        // The server sends all messages after this number again; unacknowledged messages are sent again, too.
        socket.current?.send({ type: 'resume', after: gapFreeSeq(latest.current) })
        outbox.current?.opened()
        desk.opened()
      },
      onDown: () => link('down'),
      onGone: () => link('gone'),
      onReplaced: () => link('replaced'),
    })
    function hear(message: RoomMessage) {
      if (message.type === 'state' && message.state.balance_cents !== null)
        setWalletBalance(message.state.balance_cents)
      if (desk.takes(message)) return
      if (message.type === 'signal') return listener.current?.(message.signal)
      if (message.type === 'state') mine.wait(isMeterPaused(message.state.state))
      if (message.type === 'ack') mine.stored(message.id)
      if (message.type === 'message') mine.stored(message.message.id)
      if (message.type === 'refused' && message.id) mine.refused(message.id, message.again ?? false)
      dispatch({ type: 'heard', message, side, now: performance.now() })
    }
    return () => {
      mine.close()
      socket.current?.close()
      socket.current = null
    }
  }, [enabled, consultationId, side, entry, link, desk])

  // Must run after the effect that enters the room, because that one reads the saved messages.
  useEffect(() => {
    if (outbox.current) saveOutgoing(tab, { consultationId, side }, room.outgoing)
  }, [consultationId, side, room.outgoing])

  const say = useCallback((text: string) => {
    const outgoing = { id: crypto.randomUUID(), text: withoutControlCharacters(text), at: Date.now() }
    dispatch({ type: 'said', outgoing })
    outbox.current?.add({ id: outgoing.id, text: outgoing.text })
    typedAt.current = 0
  }, [])

  const typing = useCallback(() => {
    if (performance.now() - typedAt.current < TYPING_EVERY) return
    typedAt.current = performance.now()
    socket.current?.send({ type: 'typing', on: true })
  }, [])

  const mark = useCallback((type: 'delivered' | 'read', seq: number) => {
    if (seq <= marked.current[type]) return
    if (socket.current?.send({ type, seq })) marked.current[type] = seq
  }, [])

  const end = useCallback(() => void socket.current?.send({ type: 'end' }), [])
  const goOn = useCallback(() => void socket.current?.send({ type: 'go-on' }), [])
  const signal = useCallback((each: CallSignal) => void socket.current?.send({ type: 'signal', signal: each }), [])
  const media = useCallback((up: boolean, silentMs: number) => {
    const silence = up ? {} : { silent_ms: Math.min(SILENCE_MAX, Math.max(0, Math.round(silentMs))) }
    socket.current?.send({ type: 'media', up, ...silence })
  }, [])
  const microphone = useCallback(
    (shown: { state: Microphone; muted: boolean; sound_off: boolean }) =>
      void socket.current?.send({ type: 'microphone', ...shown }),
    [],
  )
  /** Takes the call over from the page that has it. */
  const enter = useCallback(() => {
    link('connecting')
    setEntry((n) => n + 1)
  }, [link])
  const addSentFile = useCallback((message: RoomChatMessage) => dispatch({ type: 'sent-file', message }), [])

  return { room, actions: { say, typing, mark, end, goOn, signal, media, microphone, enter, desk, addSentFile } }
}
