// The practice astrologer's client of the public API and its sockets.
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { ROOM_PING_EVERY } from '#workers/contract/consultations/connection-limits.ts'
import { LIVE_PROTOCOL } from '#workers/contract/consultations/live.ts'

const PING = '{"type":"ping"}'
/** A server that answers nothing for so long counts as away. */
const ANSWER_WITHIN_MS = 10_000
const RETRY_MS = 1_000
const RETRY_MAX_MS = 15_000

/** An answer other than 2xx; `status` is its HTTP status. */
export class ApiFailure extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export type ApiClient = {
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
  upload<Answer>(path: string, bytes: Uint8Array, type: string): Promise<Answer>
  /** Keeps a socket open until it is closed, or until the server gives no more ticket for it. */
  open(scope: 'line' | 'consultation', id: string | null, handlers: Handlers): LiveSocket
}

// biome-ignore lint/suspicious/noExplicitAny: the reader of a message checks its `type` first
export type Incoming = { type: string } & Record<string, any>
type Handlers = { onOpen?(): void; onMessage(message: Incoming): void; onGone?(): void }
export type LiveSocket = {
  send(message: object): void
  /** Breaks the connection for a time, as a lost network does. */
  drop(ms: number): Promise<void>
  close(): void
}

export async function connect(origin: string, credentials: { email: string; password: string }): Promise<ApiClient> {
  let access = await logIn()

  async function logIn(): Promise<string> {
    const answer = await fetch(`${origin}/api/users/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      body: JSON.stringify(credentials),
    })
    if (!answer.ok) throw new ApiFailure(answer.status, `log-in: ${await answer.text()}`)
    return ((await answer.json()) as { access: string }).access
  }

  async function send<Answer>(method: string, path: string, body?: BodyInit, type?: string): Promise<Answer> {
    const request = () =>
      fetch(`${origin}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${access}`, ...(type ? { 'content-type': type } : {}) },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
    let answer = await request()
    if (answer.status === 401) {
      access = await logIn()
      answer = await request()
    }
    if (!answer.ok) throw new ApiFailure(answer.status, `${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  const call: ApiClient['call'] = (method, path, body) =>
    send(
      method,
      path,
      body === undefined ? undefined : JSON.stringify(body),
      body === undefined ? undefined : 'application/json',
    )

  return {
    call,
    upload: (path, bytes, type) => send('PUT', path, bytes as BodyInit, type),
    open: (scope, id, handlers) =>
      openSocket(origin, () => call('POST', '/live/ticket/', { scope, ...(id ? { id } : {}) }), handlers),
  }
}

type Ticket = { ticket: string; url: string }

function openSocket(origin: string, ticket: () => Promise<Ticket>, handlers: Handlers): LiveSocket {
  let socket: WebSocket | null = null
  let closed = false
  let dropped: Promise<void> | null = null

  async function keepOpen() {
    for (let wait = RETRY_MS; !closed; wait = Math.min(wait * 2, RETRY_MAX_MS)) {
      try {
        await dropped
        const { url, ticket: pass } = await ticket()
        if (closed) return
        if (await converse(url, pass)) wait = RETRY_MS
      } catch (error) {
        if (error instanceof ApiFailure && [403, 404, 409].includes(error.status)) return handlers.onGone?.()
      }
      await pause(wait)
    }
  }

  /** Resolves when the connection is over; true if it had been open. */
  function converse(url: string, pass: string): Promise<boolean> {
    return new Promise((resolve) => {
      const live = new WebSocket(origin.replace(/^http/, 'ws') + url, [LIVE_PROTOCOL, pass], { origin })
      let opened = false
      const ping = setInterval(() => live.readyState === WebSocket.OPEN && live.send(PING), ROOM_PING_EVERY)
      live.on('open', () => {
        opened = true
        socket = live
        handlers.onOpen?.()
      })
      live.on('message', (data) => {
        const message = JSON.parse(String(data)) as Incoming
        if (message.type === 'are-you-there') live.send(PING)
        else if (message.type !== 'pong') handlers.onMessage(message)
      })
      live.on('error', () => undefined)
      live.on('close', () => {
        clearInterval(ping)
        if (socket === live) socket = null
        resolve(opened)
      })
    })
  }

  void keepOpen()
  return {
    send: (message) => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    async drop(ms) {
      dropped = pause(ms)
      socket?.terminate()
      await dropped
    },
    close() {
      closed = true
      socket?.close()
    },
  }
}
