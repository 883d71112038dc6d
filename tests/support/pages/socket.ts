// A WebSocket client that lets a test name its Origin, which browsers set themselves.
import { type ClientOptions, WebSocket } from 'ws'

export type Opened = { status: number; socket: WebSocket | null; next(): Promise<unknown>; closed: Promise<number> }

/** Opens a socket; `status` is 101, or the status of the refusal. */
export function openSocket(url: string, protocols: string[], origin: string | null): Promise<Opened> {
  // The server's close frame is the end; workerd keeps its side of the connection open for ten seconds more.
  const options: ClientOptions & { closeTimeout: number } = { closeTimeout: 100, ...(origin ? { origin } : {}) }
  const socket = new WebSocket(url.replace(/^http/, 'ws'), protocols, options)
  const waiting: ((message: unknown) => void)[] = []
  const received: unknown[] = []
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    const take = waiting.shift()
    if (take) take(message)
    else received.push(message)
  })
  const next = () =>
    received.length > 0 ? Promise.resolve(received.shift()) : new Promise((resolve) => waiting.push(resolve))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve({ status: 101, socket, next, closed }))
    socket.on('unexpected-response', (_, response) => {
      resolve({ status: response.statusCode ?? 0, socket: null, next, closed })
      socket.terminate()
    })
    socket.on('error', reject)
  })
}
