// A push service for tests: takes what the server sends, and opens it as the browser would (RFC 8291, 8188, 8292).
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Pushed = {
  path: string
  ttl: number
  urgency: string | undefined
  audience: string
  notice: Record<string, string>
}
export type PushDouble = {
  url: string
  received: Pushed[]
  /** A new browser; `token` is what it registers with. */
  browser(host?: string): { token: string; endpoint: string }
  /** Answers requests of an address with this status from now on. */
  answer(endpoint: string, status: number): void
  /** Resolves with the n-th message of that address, counted from 1. */
  nth(endpoint: string, n: number): Promise<Pushed>
  /** Resolves with the first message of that address whose notice is of this type. */
  ofType(endpoint: string, type: string): Promise<Pushed>
  stop(): Promise<void>
}

type Browser = { ecdh: ReturnType<typeof createECDH>; auth: Buffer }

export async function startPushDouble(publicKey: string): Promise<PushDouble> {
  const browsers = new Map<string, Browser>()
  const statuses = new Map<string, number>()
  const received: Pushed[] = []
  const waiting = new Set<() => void>()

  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const browser = browsers.get(path)
    const body = await read(request)
    const status = statuses.get(path) ?? (browser ? 201 : 404)
    if (browser && status === 201) {
      const { audience } = checkVapid(request.headers.authorization ?? '', publicKey)
      const notice = JSON.parse(open(body, browser).toString())
      const { ttl, urgency } = request.headers
      received.push({ path, ttl: Number(ttl), urgency: urgency?.toString(), audience, notice })
      for (const look of waiting) look()
    }
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const pathOf = (endpoint: string) => `/${endpoint.replace('https://', '')}`
  const at = (endpoint: string) => received.filter(({ path }) => path === pathOf(endpoint))
  const when = (found: () => Pushed | undefined) =>
    new Promise<Pushed>((resolve) => {
      const look = () => {
        const pushed = found()
        if (!pushed) return
        waiting.delete(look)
        resolve(pushed)
      }
      waiting.add(look)
      look()
    })

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    browser(host = 'fcm.googleapis.com') {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `https://${host}/fcm/send/${randomBytes(12).toString('hex')}`
      browsers.set(pathOf(endpoint), { ecdh, auth })
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { endpoint, token: JSON.stringify({ endpoint, expirationTime: null, keys }) }
    },
    answer: (endpoint, status) => void statuses.set(pathOf(endpoint), status),
    nth: (endpoint, n) => when(() => at(endpoint)[n - 1]),
    ofType: (endpoint, type) => when(() => at(endpoint).find(({ notice }) => notice.type === type)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await request.toArray())
}

/** The signature over who sends, and to which push service. */
function checkVapid(header: string, publicKey: string): { audience: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? []
  if (key !== publicKey) throw new Error(`vapid: another key: ${header}`)
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp } = JSON.parse(Buffer.from(body, 'base64url').toString())
  if (!signed || exp * 1000 < Date.now()) throw new Error('vapid: not signed, or over')
  return { audience: aud }
}

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest()

function open(body: Buffer, { ecdh, auth }: Browser): Buffer {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = hmac(hmac(auth, ecdh.computeSecret(sender)), Buffer.concat([info, Buffer.from([1])]))
  const prk = hmac(salt, secret)
  const key = hmac(prk, Buffer.from('Content-Encoding: aes128gcm\0\u0001')).subarray(0, 16)
  const nonce = hmac(prk, Buffer.from('Content-Encoding: nonce\0\u0001')).subarray(0, 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // A record ends with 2 and zeros of padding.
  return plain.subarray(0, plain.lastIndexOf(2))
}
