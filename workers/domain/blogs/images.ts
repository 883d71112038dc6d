// Validates covers and embedded images, and names them by their content, so that a repeated save stores nothing twice. Nothing
// is stored before the save is certain (stored-pictures.ts).
import {
  COVER_BYTES_MAX,
  COVER_WIDTHS,
  POST_IMAGES_BYTES_MAX,
  POST_IMAGES_MAX,
  SHARE_IMAGE,
} from '#workers/contract/content/blog-limits.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { MEGAPIXELS_MAX, PIXELS_MAX } from '#workers/contract/limits.ts'
import { base64Url } from '#workers/contract/ports.ts'

export type ImageFile = { type: string; width: number; height: number }

/** The port to stored images (gateways/files/post-images.ts). */
export type PostImages = {
  /** Null for anything but a complete image. */
  read(bytes: Uint8Array): ImageFile | null
  /** The image without its metadata; null if the metadata cannot be removed. */
  bare(bytes: Uint8Array, type: string): Uint8Array | null
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  deleteKeys(keys: string[]): Promise<void>
  deleteAll(prefix: string): Promise<void>
  /** A page of the pictures with this key prefix, ordered by key. */
  list(prefix: string, cursor?: string): Promise<{ found: StoredPicture[]; cursor: string | null }>
}

export type StoredPicture = { key: string; bytes: number; at: number }
/** Validated pictures without metadata, by key. */
export type Pictures = ReadonlyMap<string, { bytes: Uint8Array; type: string }>

export const imagePath = (key: string) => `/files/${key}`
export const keyOfPath = (path: string) => path.replace(/^\/files\//, '')
export const keysUnder = (postId: string) => `blogs/${postId}/`

const SMALLER = COVER_WIDTHS.slice(0, -1)

export type Upload = { cover?: Blob; smaller: readonly (Blob | undefined)[] }
export type Cover = { path: string; widths: number[]; pictures: Pictures }

type Of<What> = { images: PostImages; postId: string } & What

/** A cover with its smaller widths. Throws too_large, unsupported_type, or invalid for wrong widths. */
export async function readCover({ images, postId, upload }: Of<{ upload: Upload }>): Promise<Cover | undefined> {
  const { cover, smaller } = upload
  if (!cover) return undefined
  const whole = await openImage(images, cover)
  const others = await Promise.all(smaller.map((blob) => blob && openImage(images, blob)))
  const parts = others.flatMap((part, n) => (part ? [{ ...part, wanted: SMALLER[n] ?? 0 }] : []))
  for (const { wanted, file } of parts) {
    const sameShape = Math.abs(file.height - (wanted * whole.file.height) / whole.file.width) <= 2
    if (file.type !== 'image/webp' || file.width !== wanted || wanted >= whole.file.width || !sameShape) {
      throw new AppError('invalid', { fields: { cover_image: problem('cover_widths_wrong') } })
    }
  }
  const key = `${keysUnder(postId)}cover-${whole.name}`
  const pictures = new Map([
    [key, { bytes: whole.bare, type: whole.file.type }] as const,
    ...parts.map(({ wanted, bare, file }) => [`${key}-${wanted}`, { bytes: bare, type: file.type }] as const),
  ])
  const widths = parts.map(({ wanted }) => wanted)
  return { path: imagePath(key), widths: widths.length > 0 ? [...widths, whole.file.width] : [], pictures }
}

/** The picture for link previews. Throws too_large, unsupported_type, or invalid for a wrong size. */
export async function readShareImage({
  images,
  postId,
  image,
}: Of<{ image: Blob | undefined }>): Promise<{ path: string; pictures: Pictures } | null> {
  if (!image) return null
  if (image.size > SHARE_IMAGE.bytesMax) {
    throw new AppError('too_large', { problem: problem('share_image_too_large') })
  }
  const { file, bare, name } = await openBytes(images, new Uint8Array(await image.arrayBuffer()))
  if (file.width !== SHARE_IMAGE.width || file.height !== SHARE_IMAGE.height) {
    throw new AppError('invalid', { fields: { share_image: problem('share_image_wrong') } })
  }
  const key = `${keysUnder(postId)}share-${name}`
  return { path: imagePath(key), pictures: new Map([[key, { bytes: bare, type: file.type }]]) }
}

/** "…/k-480 480w, …/k-960 960w, …/k 1600w"; null without smaller widths. */
export function srcsetOf(path: string | null, widths: number[]): string | null {
  if (!path || widths.length === 0) return null
  return widths.map((width, n) => `${path}${n < widths.length - 1 ? `-${width}` : ''} ${width}w`).join(', ')
}

async function openImage(images: PostImages, blob: Blob) {
  if (blob.size > COVER_BYTES_MAX) throw new AppError('too_large', { problem: problem('cover_too_large') })
  return openBytes(images, new Uint8Array(await blob.arrayBuffer()))
}

/**
 * Throws unsupported_type for an incomplete image, too_large for too many pixels, invalid for metadata that cannot be removed.
 */
async function openBytes(images: PostImages, bytes: Uint8Array) {
  const file = images.read(bytes)
  if (!file) throw new AppError('unsupported_type', { problem: problem('image_type_wrong') })
  if (file.width * file.height > PIXELS_MAX)
    throw new AppError('too_large', { problem: problem('image_pixels', { most: MEGAPIXELS_MAX }) })
  const bare = images.bare(bytes, file.type)
  if (!bare) throw new AppError('invalid', { problem: problem('image_metadata') })
  return { file, bare, name: await nameOf(bytes) }
}

// Images of a text are base64 data or URLs.
const DATA_IMAGE = /data:image\/[\w.+-]+;base64,([A-Za-z0-9+/]+={0,2})(?=["'\s>])/g

export type Lifted = { html: string; pictures: Pictures }

/** The text with paths in place of its data images, and the images. Invalid images remain, and are dropped later. */
export async function liftDataImages({ images, postId, html }: Of<{ html: string }>): Promise<Lifted> {
  const lifted = new Map<string, { bytes: Uint8Array; type: string }>()
  const paths = new Map<string, string>()
  let total = 0
  for (const [found, base64 = ''] of html.matchAll(DATA_IMAGE)) {
    if (paths.has(found)) continue
    total += (base64.length * 3) / 4
    if (total > POST_IMAGES_BYTES_MAX || paths.size >= POST_IMAGES_MAX) {
      throw new AppError('too_large', { problem: problem('post_images_too_large', { most: POST_IMAGES_MAX }) })
    }
    const bytes = decoded(base64)
    if (!bytes || !images.read(bytes)) continue
    const { file, bare, name } = await openBytes(images, bytes)
    const key = keysUnder(postId) + name
    lifted.set(key, { bytes: bare, type: file.type })
    paths.set(found, imagePath(key))
  }
  return { html: html.replace(DATA_IMAGE, (found) => paths.get(found) ?? ''), pictures: lifted }
}

function decoded(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
}

// Half of a SHA-256, so that neither another image nor a URL can be found by trying.
async function nameOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return base64Url(new Uint8Array(digest).slice(0, 16))
}
