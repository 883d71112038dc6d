// Streams archives (ZIP, not compressed) to R2 without holding a file in memory.
import { downloadZip, predictLength } from 'client-zip'
import type { Env } from '#workers/env.ts'

export type Entry = { name: string; bytes: number; open(): Promise<ReadableStream | string> }

/** Writes an archive and returns its size in bytes. Fails if a source differs from its declared size. */
export async function putArchive(
  { FILES }: Pick<Env, 'FILES'>,
  { key, entries }: { key: string; entries: readonly Entry[] },
): Promise<number> {
  const names = entries.map(({ name, bytes }) => ({ name, size: bytes }))
  const length = Number(predictLength(names))
  async function* opened() {
    for (const { name, bytes, open } of entries) yield { name, size: bytes, input: await open() }
  }
  const zip = downloadZip(opened()).body
  if (!zip) throw new Error('no archive')
  const { readable, writable } = new FixedLengthStream(length)
  const piped = zip.pipeTo(writable)
  await Promise.all([FILES.put(key, readable, { httpMetadata: { contentType: 'application/zip' } }), piped])
  return length
}
