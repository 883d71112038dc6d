// A WebSocket that reconnects: a new one-time ticket for each try, pings, back-off with jitter, and a timeout for
// silent connections.
import ReconnectingWebSocket from 'partysocket/ws'
import { PAGE_LEFT_REASON } from '#workers/contract/consultations/close-reason.ts'
import type { TicketAnswer } from '#workers/contract/consultations/live.ts'
import { waitAfter } from '#workers/contract/time/backoff.ts'
import { reconnectJitter } from './reconnect-jitter.ts'

const PROTOCOL = 'drishti'
/** The close code by which a room replaces the older page of a call. */
const REPLACED = 4001
const PING = '{"type":"ping"}'
const BACK_OFF = { first: 650, max: 10_000, factor: 1.6, jitter: 0.5 }
/** Timeout of a request for a ticket, ms. */
const TICKET_WITHIN = 10_000
/** A connection that was open this long (ms) resets the back-off. */
const STABLE = 5_000

export type LiveSocket = {
  send(message: object): boolean
  close(): void
}

export type LiveSocketOptions = {
  /** A ticket for the next try; `gone` if the server will never issue one again. */
  ticket(): Promise<TicketAnswer | 'gone'>
  onMessage(message: unknown): void
  onOpen?(): void
  /** The socket is closed and will reconnect. */
  onDown?(): void
  /** The server no longer admits this page. */
  onGone?(): void
  /** A newer page has replaced this one, so this one must not reconnect. */
  onReplaced?(): void
  pingEvery: number
  /** A deployment closes all sockets: each reconnects after a random delay up to this time (ms). */
  spreadMs: number
}

export function openLiveSocket(options: LiveSocketOptions): LiveSocket {
  const { pingEvery, spreadMs } = options
  let spread = 0
  let tries = 0
  let openedAt: number | null = null
  let comeNow = () => {}
  let ticket: Promise<TicketAnswer> | null = null
  let heardAt = Date.now()

  /** Resolves early when the browser is online again. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      comeNow = resolve
      setTimeout(resolve, ms)
    })

  // The delays are here because those of the library cannot be cut short, and during them it ignores `reconnect`.
  async function nextTicket(): Promise<TicketAnswer> {
    const wait = Math.max(spread, tries === 0 ? 0 : waitAfter({ failures: tries, ...BACK_OFF }))
    spread = 0
    tries += 1
    if (wait > 0) await pause(wait)
    const answer = await Promise.race([options.ticket(), tooLate()])
    if (answer !== 'gone') return answer
    options.onGone?.()
    close()
    throw new Error('no ticket')
  }
  const url = async () => {
    // The ticket is assigned before the first await, because the library calls `protocols` right after `url`, and the
    // subprotocol must carry the ticket of this URL.
    ticket = nextTicket()
    return new URL((await ticket).url, location.href.replace(/^http/, 'ws')).href
  }
  const protocols = async () => [PROTOCOL, (await ticket)?.ticket ?? '']

  const socket = new ReconnectingWebSocket(url, protocols, {
    minReconnectionDelay: 0,
    maxReconnectionDelay: 0,
    connectionTimeout: 8_000,
    maxEnqueuedMessages: 0,
  })
  socket.addEventListener('open', () => {
    heardAt = Date.now()
    openedAt = heardAt
    options.onOpen?.()
  })
  socket.addEventListener('close', ({ code }) => {
    options.onDown?.()
    if (openedAt !== null && Date.now() - openedAt > STABLE) tries = 0
    openedAt = null
    spread = reconnectJitter({ code, spreadMs, chance: Math.random() })
    if (code !== REPLACED) return
    options.onReplaced?.()
    close()
  })
  socket.addEventListener('error', () => options.onDown?.())
  socket.addEventListener('message', ({ data }) => {
    heardAt = Date.now()
    const message = JSON.parse(String(data)) as { type?: string }
    // The server pings, too, because browsers throttle the timers of hidden tabs.
    if (message.type === 'are-you-there') socket.send(PING)
    else if (message.type !== 'pong') options.onMessage(message)
  })

  const timer = setInterval(() => {
    if (socket.readyState !== ReconnectingWebSocket.OPEN) return
    // A lost network does not close the socket: after two unanswered pings the connection counts as dead.
    if (Date.now() - heardAt > pingEvery * 2 + 2_000) socket.reconnect()
    else socket.send(PING)
  }, pingEvery)
  function again() {
    tries = 0
    comeNow()
    if (socket.readyState !== ReconnectingWebSocket.OPEN) socket.reconnect()
  }
  // Offline closes no socket either; without this the page would seem connected until two pings are unanswered.
  const lost = () => socket.reconnect()
  addEventListener('online', again)
  addEventListener('offline', lost)

  function close() {
    clearInterval(timer)
    removeEventListener('online', again)
    removeEventListener('offline', lost)
    // With this reason the receipt shows that the user left for another page, not that the connection was lost.
    socket.close(1000, PAGE_LEFT_REASON)
  }

  return {
    send(message) {
      if (socket.readyState !== ReconnectingWebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    close,
  }
}

const tooLate = () =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('no ticket in time')), TICKET_WITHIN)
  })
