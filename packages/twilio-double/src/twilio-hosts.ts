// Requests of the SDK to other hosts of twilio.com: Insights (eventgw) and its sounds (sdk).
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tone } from './media/pcmu.ts'

export type InsightsEntry = { path: string; body: unknown }

export async function serveHosts(request: IncomingMessage, response: ServerResponse, log: InsightsEntry[]) {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  }
  const { pathname } = new URL(request.url ?? '/', 'https://localhost')
  if (request.method === 'OPTIONS') return response.writeHead(204, headers).end()
  if (pathname.startsWith('/v4/')) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    log.push({ path: pathname, body: JSON.parse(Buffer.concat(chunks).toString() || 'null') })
    return response.writeHead(204, headers).end()
  }
  if (/^\/js\/client\/sounds\//.test(pathname)) {
    return response.writeHead(200, { ...headers, 'Content-Type': 'audio/wav' }).end(SOUND)
  }
  return response.writeHead(404, headers).end()
}

/** A fifth of a second of tone, 16-bit mono at 8 kHz. */
const SOUND = wav(tone(660, 1600)())

function wav(samples: Int16Array): Buffer {
  const head = Buffer.alloc(44)
  const bytes = samples.length * 2
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(16_000, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return Buffer.concat([head, Buffer.from(samples.buffer)])
}
