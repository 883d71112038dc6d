// Reads a request body while counting its bytes, because a body without a declared length must not fill the memory.
import { AppError } from '#workers/contract/errors/errors.ts'

/** For JSON, and for forms of screens. */
export const BODY_MAX = 64 * 1024
export const WEBHOOK_MAX = 256 * 1024

/** The bytes of the body. Throws too_large for a declared length above `max`, and as soon as more than `max` bytes arrived. */
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

/** Removes an empty body that some clients send with GET or HEAD, because `new Request()` rejects it. */
export function withoutUselessBody(request: Request): Request {
  if (!request.body || !/^(GET|HEAD)$/.test(request.method)) return request
  const { method, headers, signal, cf } = request
  return new Request(request.url, { method, headers, signal, ...(cf && { cf }) })
}

/** A copy of a request with its body already read, which limits it to `max` bytes. */
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
