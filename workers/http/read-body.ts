// Reads a body that is to be parsed, counting its bytes: a body without a declared length must not fill the memory.
import { AppError } from '#workers/contract/errors/errors.ts'

/** JSON, and the forms of screens. */
export const BODY_MAX = 64 * 1024
export const WEBHOOK_MAX = 256 * 1024

/** The bytes of the body. Throws too_large before a declared length is read, and as soon as more than `max` came. */
export async function readAtMost(request: Request, max: number): Promise<Blob> {
  if (Number(request.headers.get('content-length') ?? 0) > max) throw new AppError('too_large')
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  // biome-ignore lint/suspicious/noExplicitAny: the types of browsers do not know that streams can be iterated
  for await (const chunk of (request.body ?? []) as any) {
    length += chunk.length
    if (length > max) throw new AppError('too_large')
    chunks.push(chunk)
  }
  return new Blob(chunks)
}

/** Some clients send a reading request with an empty body, which no copy of a request may have. */
export function withoutUselessBody(request: Request): Request {
  if (!request.body || !/^(GET|HEAD)$/.test(request.method)) return request
  const { method, headers, signal, cf } = request
  return new Request(request.url, { method, headers, signal, ...(cf && { cf }) })
}

/** Copy of a request with its body read: a parser cannot read more than `max` bytes. */
export async function counted(request: Request, max: number): Promise<Request> {
  if (!request.body) return request
  const body = await readAtMost(request, max)
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body,
    signal: request.signal,
    cf: request.cf,
  })
}
