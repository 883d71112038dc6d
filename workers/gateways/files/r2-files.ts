// Files in R2. Keys are generated here; names that people choose are only displayed.
import { AppError } from '#workers/contract/errors/errors.ts'
import { type Problem, problem } from '#workers/contract/errors/problem.ts'
import { PHOTO_TYPES } from '#workers/contract/file-kinds.ts'
import {
  FILE_MAX_BYTES,
  PHOTO_AS_SMALL,
  PHOTO_MAX_BYTES,
  PHOTO_SIDE_MAX,
  SMALL_PHOTO_MAX_BYTES,
  SMALL_PHOTO_SIDE,
} from '#workers/contract/limits.ts'
import type { NewId } from '#workers/contract/ports.ts'
import { withEffectTimeout } from '#workers/effect-timeout.ts'
import type { Env } from '#workers/env.ts'
import { fileName } from './file-names.ts'
import { typeOfBytes } from './file-types.ts'
import { readImageFile } from './image-bytes.ts'
import { withoutMetadata } from './image-metadata.ts'
import { peek } from './peek.ts'
import { withinPixels } from './picture-pixels.ts'

const SMALL_TYPES = ['image/jpeg', 'image/webp']
const HEAD = 4096
/** The prefix of photo paths on this site, followed by the key. */
const PHOTO_PATH = '/files/photos/'

export function createFiles({ FILES }: Pick<Env, 'FILES'>, newId: NewId) {
  return {
    /**
     * Stores a photo (a complete JPEG, PNG or WebP, at most 5 MB and 4,096 pixels a side) without its metadata; returns its
     * path on this site.
     */
    async putPhoto(request: Request): Promise<string> {
      const { body, type } = await open(request, PHOTO_MAX_BYTES, problem('photo_too_large'))
      if (!PHOTO_TYPES.some((photo) => photo === type)) {
        await body.cancel()
        throw new AppError('unsupported_type', { problem: problem('photo_type_wrong') })
      }
      const photo = withoutMetadata(new Uint8Array(await wholeOf(body)), type)
      const image = photo && readImageFile(photo)
      if (!photo || image?.type !== type) throw new AppError('unsupported_type', { problem: problem('photo_broken') })
      if (Math.max(image.width, image.height) > PHOTO_SIDE_MAX)
        throw new AppError('too_large', { problem: problem('photo_too_wide', { most: PHOTO_SIDE_MAX }) })
      const key = newId()
      await FILES.put(`photos/${key}`, photo, { httpMetadata: { contentType: type } })
      return PHOTO_PATH + key
    },

    /**
     * Stores the small square of a photo for lists, without metadata: a complete WebP, or JPEG from browsers that cannot encode
     * WebP.
     */
    async putSmallPhoto(path: string, request: Request): Promise<void> {
      const { body } = await open(request, SMALL_PHOTO_MAX_BYTES, problem('small_photo_too_large'))
      const bytes = new Uint8Array(await wholeOf(body))
      const image = readImageFile(bytes)
      const isSmall = image && image.width === image.height && image.width <= SMALL_PHOTO_SIDE
      const photo = isSmall && SMALL_TYPES.includes(image.type) ? withoutMetadata(bytes, image.type) : null
      if (!photo) throw new AppError('unsupported_type', { problem: problem('small_photo_wrong') })
      await FILES.put(smallKey(path), photo, { httpMetadata: { contentType: image?.type ?? '' } })
    },

    /** The small square of a photo, or the photo itself if it is small; otherwise null, and lists show the name's initial. */
    async readSmallPhoto(key: string): Promise<ReadFile | null> {
      return (await FILES.get(`${SMALL_PHOTOS}${key}`)) ?? photoAsSmall(await FILES.get(`photos/${key}`))
    },

    async deletePhoto(path: string): Promise<void> {
      if (path.startsWith(PHOTO_PATH)) await FILES.delete([`photos/${keyOf(path)}`, smallKey(path)])
    },

    /** Streams a chat file (20 MB, an accepted type by its bytes, a picture of at most 16 megapixels) to R2. */
    async putChatFile({ consultationId, name, upload }: { consultationId: string; name: string; upload: Request }) {
      const { type, bytes, ...opened } = await open(upload, FILE_MAX_BYTES, problem('file_too_large'))
      const body = await withinPixels(opened.body, type)
      const id = newId()
      const key = `chats/${consultationId}/${id}`
      await put(FILES, { key, body, request: upload, type })
      return { id, key, name: fileName(name, type), type, bytes }
    },

    delete: (keys: string | string[]): Promise<void> => withEffectTimeout(FILES.delete(keys), 'files'),

    read: (key: string): Promise<R2ObjectBody | null> => FILES.get(key),

    /** All objects with this key prefix, with their sizes and the extension of their type. */
    async under(prefix: string): Promise<{ key: string; bytes: number; extension: string }[]> {
      return (await listAll(FILES, prefix)).map(({ key, size, httpMetadata }) => {
        const [, extension = 'bin'] = /^image\/(\w+)/.exec(httpMetadata?.contentType ?? '') ?? []
        return { key, bytes: size, extension }
      })
    },

    /** The keys with this prefix. */
    keys: async (prefix: string): Promise<string[]> => (await listAll(FILES, prefix)).map(({ key }) => key),

    async putText(key: string, text: string): Promise<void> {
      await withEffectTimeout(FILES.put(key, await zip(text), ZIPPED_TEXT), 'files')
    },

    /** Stores compressed text under an unused key; false when the key exists. */
    async putNewText(key: string, text: string): Promise<boolean> {
      const onlyIf = { etagDoesNotMatch: '*' }
      return (await withEffectTimeout(FILES.put(key, await zip(text), { ...ZIPPED_TEXT, onlyIf }), 'files')) !== null
    },

    /** Stores plain text; returns its size in bytes. */
    async putCsv(key: string, text: string): Promise<number> {
      const bytes = new TextEncoder().encode(text)
      const httpMetadata = { contentType: 'text/csv; charset=utf-8' }
      await withEffectTimeout(FILES.put(key, bytes, { httpMetadata }), 'files')
      return bytes.length
    },

    async readText(key: string): Promise<string | null> {
      return withEffectTimeout(unzipped(FILES, key), 'files')
    },
  }
}

const ZIPPED_TEXT = { httpMetadata: { contentType: 'application/json', contentEncoding: 'gzip' } }

function zip(text: string): Promise<ArrayBuffer> {
  return new Response(new Response(text).body?.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
}

/** A stored file for an answer. */
export type ReadFile = { body: BodyInit } & Pick<R2ObjectBody, 'httpMetadata' | 'httpEtag'>

async function photoAsSmall(photo: R2ObjectBody | null): Promise<ReadFile | null> {
  if (!photo) return null
  if (photo.size > PHOTO_AS_SMALL.bytes) {
    await photo.body.cancel()
    return null
  }
  const { httpMetadata, httpEtag } = photo
  const body = await photo.arrayBuffer()
  const image = readImageFile(new Uint8Array(body))
  const small = image && Math.max(image.width, image.height) <= PHOTO_AS_SMALL.side
  return small ? { body, httpEtag, ...(httpMetadata && { httpMetadata }) } : null
}

async function listAll(files: R2Bucket, prefix: string): Promise<R2Object[]> {
  const found: R2Object[] = []
  let cursor: string | undefined
  do {
    const page: R2Objects = await files.list({ prefix, include: ['httpMetadata'], ...(cursor ? { cursor } : {}) })
    found.push(...page.objects)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return found
}

async function unzipped(files: R2Bucket, key: string): Promise<string | null> {
  const object = await files.get(key)
  return object && new Response(object.body.pipeThrough(new DecompressionStream('gzip'))).text()
}

const keyOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

// In a separate folder, because archives of personal data contain only the original photo.
const SMALL_PHOTOS = 'small-photos/'
const smallKey = (path: string) => SMALL_PHOTOS + keyOf(path)

// The declared length is checked before the body is read; FixedLengthStream then fails if the body differs from it.
// https://developers.cloudflare.com/workers/runtime-apis/streams/transformstream/#fixedlengthstream
async function open(request: Request, max: number, tooLarge: Problem) {
  const bytes = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!request.body || !Number.isInteger(bytes) || bytes <= 0) {
    throw new AppError('malformed', { problem: problem('file_empty') })
  }
  if (bytes > max) throw new AppError('too_large', { problem: tooLarge })
  const { head, rest } = await peek(request.body, HEAD)
  const type = typeOfBytes(head)
  if (!type) {
    await rest.cancel()
    throw new AppError('unsupported_type')
  }
  return { body: rest, type, bytes }
}

// The declared length was checked; a truncated body throws.
async function wholeOf(body: ReadableStream<Uint8Array>): Promise<ArrayBuffer> {
  try {
    return await new Response(body).arrayBuffer()
  } catch (error) {
    throw new AppError('malformed', { problem: problem('upload_cut_off'), log: String(error) })
  }
}

type Upload = { key: string; body: ReadableStream; request: Request; type: string }

async function put(bucket: R2Bucket, { key, body, request, type }: Upload): Promise<void> {
  const { readable, writable } = new FixedLengthStream(Number(request.headers.get('content-length')))
  const piped = body.pipeTo(writable)
  try {
    await Promise.all([bucket.put(key, readable, { httpMetadata: { contentType: type } }), piped])
  } catch (error) {
    await bucket.delete(key)
    throw new AppError('malformed', { problem: problem('upload_cut_off'), log: String(error) })
  }
}
