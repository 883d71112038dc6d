// Covers, and images that come inside of a text: checked, stored under the post, and named by what they hold, so that a
// repeated save stores nothing twice.
import {
  COVER_BYTES_MAX,
  COVER_WIDTHS,
  POST_IMAGES_BYTES_MAX,
  POST_IMAGES_MAX,
  SHARE_IMAGE,
} from '#workers/contract/blog-limits.ts'
import { AppError } from '#workers/contract/errors.ts'
import { base64Url } from '#workers/contract/ports.ts'
import { problem } from '#workers/contract/problem.ts'

export type ImageFile = { type: string; width: number; height: number }

/** The port to stored images (gateways/r2-files.ts, gateways/image-bytes.ts). */
export type PostImages = {
  /** Null for what is no whole image. */
  read(bytes: Uint8Array): ImageFile | null
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  deleteKeys(keys: string[]): Promise<void>
  deleteAll(prefix: string): Promise<void>
}

export const imagePath = (key: string) => `/files/${key}`
const keyOfPath = (path: string) => path.replace(/^\/files\//, '')
export const keysUnder = (postId: string) => `blogs/${postId}/`

const SMALLER = COVER_WIDTHS.slice(0, -1)

export type Upload = { cover?: Blob; smaller: readonly (Blob | undefined)[] }
export type Cover = { path: string; widths: number[] }

type ToStore<What> = { images: PostImages; postId: string } & What

/** Stores a cover with its smaller widths. Throws too_large, unsupported_type, or invalid for widths that are none. */
export async function storeCover({ images, postId, upload }: ToStore<{ upload: Upload }>): Promise<Cover | undefined> {
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
  const key = `${keysUnder(postId)}cover-${await nameOf(whole.bytes)}`
  await images.put(key, whole.bytes, whole.file.type)
  await Promise.all(parts.map(({ wanted, bytes, file }) => images.put(`${key}-${wanted}`, bytes, file.type)))
  const widths = parts.map(({ wanted }) => wanted)
  return { path: imagePath(key), widths: widths.length > 0 ? [...widths, whole.file.width] : [] }
}

export async function deleteCover(
  images: PostImages,
  { coverImage, coverWidths }: { coverImage: string | null; coverWidths: number[] },
): Promise<void> {
  if (!coverImage) return
  const key = keyOfPath(coverImage)
  await images.deleteKeys([key, ...coverWidths.slice(0, -1).map((width) => `${key}-${width}`)])
}

/** Stores the picture for previews of links. Throws too_large, unsupported_type, or invalid for another size. */
export async function storeShareImage({
  images,
  postId,
  image,
}: ToStore<{ image: Blob | undefined }>): Promise<string | null> {
  if (!image) return null
  if (image.size > SHARE_IMAGE.bytesMax) {
    throw new AppError('too_large', { problem: problem('share_image_too_large') })
  }
  const bytes = new Uint8Array(await image.arrayBuffer())
  const { type, width, height } = readWhole(images, bytes)
  if (width !== SHARE_IMAGE.width || height !== SHARE_IMAGE.height) {
    throw new AppError('invalid', { fields: { share_image: problem('share_image_wrong') } })
  }
  const key = `${keysUnder(postId)}share-${await nameOf(bytes)}`
  await images.put(key, bytes, type)
  return imagePath(key)
}

export async function deleteImage(images: PostImages, path: string | null): Promise<void> {
  if (path) await images.deleteKeys([keyOfPath(path)])
}

/** "…/k-480 480w, …/k-960 960w, …/k 1600w"; null without smaller widths. */
export function srcsetOf(path: string | null, widths: number[]): string | null {
  if (!path || widths.length === 0) return null
  return widths.map((width, n) => `${path}${n < widths.length - 1 ? `-${width}` : ''} ${width}w`).join(', ')
}

async function openImage(images: PostImages, blob: Blob) {
  if (blob.size > COVER_BYTES_MAX) throw new AppError('too_large', { problem: problem('cover_too_large') })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { bytes, file: readWhole(images, bytes) }
}

function readWhole(images: PostImages, bytes: Uint8Array): ImageFile {
  const file = images.read(bytes)
  if (!file) {
    throw new AppError('unsupported_type', { problem: problem('image_type_wrong') })
  }
  return file
}

// SPEC 5: images of a text are base64 data or addresses.
const DATA_IMAGE = /data:image\/[\w.+-]+;base64,([A-Za-z0-9+/]+={0,2})(?=["'\s>])/g

export type Lifted = { html: string; images: Map<string, Uint8Array> }

/** The text with paths in the place of its data images, and the images. What is no whole image stays, to be dropped. */
export async function liftDataImages({ images, postId, html }: ToStore<{ html: string }>): Promise<Lifted> {
  const lifted = new Map<string, Uint8Array>()
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
    const key = keysUnder(postId) + (await nameOf(bytes))
    lifted.set(key, bytes)
    paths.set(found, imagePath(key))
  }
  return { html: html.replace(DATA_IMAGE, (found) => paths.get(found) ?? ''), images: lifted }
}

export async function storeLifted(images: PostImages, lifted: Lifted['images']): Promise<void> {
  for (const [key, bytes] of lifted) await images.put(key, bytes, readWhole(images, bytes).type)
}

/** The keys of a post's pictures that its new text no longer shows. */
export function unusedKeys({ postId, before, after }: { postId: string; before: string; after: string }): string[] {
  const kept = new Set(keysIn(after, postId))
  return [...new Set(keysIn(before, postId).filter((key) => !kept.has(key)))]
}

/** The keys of the pictures that a text of this post shows. Pictures of other posts are theirs. */
function keysIn(html: string, postId: string): string[] {
  const path = imagePath(keysUnder(postId))
  return [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].flatMap(([, src = '']) =>
    src.startsWith(path) ? [keyOfPath(src)] : [],
  )
}

function decoded(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  } catch {
    return null
  }
}

// Half of a SHA-256: nobody finds another image, or the address of one, by trying.
async function nameOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return base64Url(new Uint8Array(digest).slice(0, 16))
}
