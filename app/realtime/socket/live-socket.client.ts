// A socket that stays open: a new one-time ticket for each try, pings, back-off with jitter, silent lines replaced.
import ReconnectingWebSocket from 'partysocket/ws'
import { PAGE_LEFT_REASON } from '#workers/contract/consultations/close-reason.ts'
import type { TicketAnswer } from '#workers/contract/consultations/live.ts'
import { waitAfter } from '#workers/contract/time/backoff.ts'
import { reconnectJitter } from './reconnect-jitter.ts'

const PROTOCOL = 'drishti'
/** The code by which a room closes the older page of a call. */
const REPLACED = 4001
const PING = '{"type":"ping"}'
const BACK_OFF = { first: 650, max: 10_000, factor: 1.6, jitter: 0.5 }
/** A request for a ticket that hangs (ms) is given up, and the next try makes another one. */
const TICKET_WITHIN = 10_000
/** A line that held for so long (ms) begins its back-off anew. */
const STABLE = 5_000

export type LiveSocket = {
  send(message: object): boolean
  close(): void
}

export type LiveSocketOptions = {
  /** A ticket for the next try; `gone` when there will never be one again. */
  ticket(): Promise<TicketAnswer | 'gone'>
  onMessage(message: unknown): void
  onOpen?(): void
  /** The line is down; tries go on. */
  onDown?(): void
  /** The server will not let this page in again. */
  onGone?(): void
  /** A newer page has taken this one's place: it must not fight for it. */
  onReplaced?(): void
  pingEvery: number
  /** A deployment closes the lines of everybody: each comes back at a moment of its own within so much time (ms). */
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

  /** Ends early when the network is back. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      comeNow = resolve
      setTimeout(resolve, ms)
    })

  // The library's own pauses cannot be cut short, and meanwhile it ignores `reconnect`: it has none here.
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
    // Set before anything is awaited: the library asks for the protocols at once, and they belong to this try.
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
    // The server asks because browsers throttle the timers of hidden tabs.
    if (message.type === 'are-you-there') socket.send(PING)
    else if (message.type !== 'pong') options.onMessage(message)
  })

  const timer = setInterval(() => {
    if (socket.readyState !== ReconnectingWebSocket.OPEN) return
    // A network that vanished closes nothing: no answer to two pings means that the line is dead.
    if (Date.now() - heardAt > pingEvery * 2 + 2_000) socket.reconnect()
    else socket.send(PING)
  }, pingEvery)
  function again() {
    tries = 0
    comeNow()
    if (socket.readyState !== ReconnectingWebSocket.OPEN) socket.reconnect()
  }
  // The line is dead, and nothing closes it: the page would go on for two pings as if the other side heard.
  const lost = () => socket.reconnect()
  addEventListener('online', again)
  addEventListener('offline', lost)

  function close() {
    clearInterval(timer)
    removeEventListener('online', again)
    removeEventListener('offline', lost)
    // Another page of the product, and no lost line: the receipt says so.
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
