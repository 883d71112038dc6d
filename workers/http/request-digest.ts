import { base64Url } from '#workers/contract/ports.ts'

/** A digest that distinguishes two requests with one Idempotency-Key. JSON ignores files, so their bytes are included. */
export async function requestDigest(route: string, body: unknown): Promise<string> {
  const files: Blob[] = []
  const text = JSON.stringify(body, (_, value: unknown) => {
    if (value instanceof Blob) files.push(value)
    return value
  })
  const bytes = await Promise.all(files.map(async (file) => digest(await file.arrayBuffer())))
  return digest(new TextEncoder().encode([route, text, ...bytes].join('\n')))
}

async function digest(bytes: BufferSource): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
