// A stand-in for the product's side: a loopback server that answers TwiML and keeps what it was told.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import twilio from 'twilio'
import { startTwilioDouble, type TwilioDouble } from '../../src/index.ts'

export const PUBLIC = 'https://product.test'
export const ACCOUNT = {
  accountSid: `AC${'1'.repeat(32)}`,
  authToken: 'auth-token-of-the-account',
  apiKey: `SK${'2'.repeat(32)}`,
  apiSecret: 'secret-of-the-api-key-32-bytes-long',
  appSid: `AP${'3'.repeat(32)}`,
}

export type Received = { path: string; params: Record<string, string>; valid: boolean; token: string }
type Answer = string | { status: number } | ((params: Record<string, string>) => string)
export type Product = {
  received: Received[]
  /** The answers by path; any other path answers 204. */
  answers: Record<string, Answer>
  at(path: string): Received[]
  stop(): Promise<void>
}

export async function startProduct(): Promise<Product & { url: string }> {
  const received: Received[] = []
  const answers: Record<string, Answer> = {}
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const params = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
    const signature = String(request.headers['x-twilio-signature'])
    const valid = twilio.validateRequest(ACCOUNT.authToken, signature, PUBLIC + request.url, params)
    const path = new URL(request.url ?? '/', PUBLIC).pathname
    received.push({ path, params, valid, token: String(request.headers['i-twilio-idempotency-token']) })
    const answer = answers[path]
    if (answer && typeof answer === 'object') return response.writeHead(answer.status).end()
    if (!answer) return response.writeHead(204).end()
    const text = typeof answer === 'function' ? answer(params) : answer
    response.writeHead(200, { 'Content-Type': text.startsWith('<!doctype html>') ? 'text/html' : 'text/xml' })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    received,
    answers,
    at: (path) => received.filter((one) => one.path === path),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export async function startBoth(): Promise<{ double: TwilioDouble; product: Product }> {
  const product = await startProduct()
  const reach = (url: string) => url.replace(PUBLIC, product.url)
  const double = await startTwilioDouble({ ...ACCOUNT, voiceUrl: `${PUBLIC}/voice`, reach, speed: 20 })
  return { double, product }
}

/** npm twilio as the client: it has no base address of its own, so its requests are turned to the double. */
export function clientOf(double: TwilioDouble, secret = ACCOUNT.apiSecret) {
  const client = twilio(ACCOUNT.apiKey, secret, { accountSid: ACCOUNT.accountSid })
  const send = client.httpClient.request.bind(client.httpClient)
  client.httpClient.request = (options) =>
    send({ ...options, uri: options.uri.replace('https://api.twilio.com', double.restUrl) })
  return client
}

export const CONFERENCE = (label: string, more = '') =>
  `<Response><Dial><Conference participantLabel="${label}" ${more} statusCallback="${PUBLIC}/conf?s=1#rc=3&amp;rp=all" statusCallbackEvent="start end join leave">session-1</Conference></Dial></Response>`

export const GATE = `<?xml version="1.0" encoding="UTF-8"?><Response><Gather numDigits="1" timeout="8" action="/gather?s=1&amp;leg=astro"><Say>Press 1 to join.</Say></Gather><Hangup/></Response>`
