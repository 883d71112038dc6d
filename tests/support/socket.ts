// A WebSocket client that lets a test name its Origin, which browsers set themselves.
import { WebSocket } from 'ws'

export type Opened = { status: number; socket: WebSocket | null; next(): Promise<unknown>; closed: Promise<number> }

/** Opens a socket; `status` is 101, or the status of the refusal. */
export function openSocket(url: string, protocols: string[], origin: string | null): Promise<Opened> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), protocols, origin ? { origin } : {})
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
