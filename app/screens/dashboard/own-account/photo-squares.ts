// The stored squares of a photo: the photo itself and a small one for lists, as WebP if the browser can encode it.
import { SMALL_PHOTO_SIDE } from '#workers/contract/limits.ts'
import { type Crop, firstCrop, squareOf } from './crop-square.ts'

/** The maximum side of the stored photo, px. */
const STORED = 384
const QUALITY = 0.85

/** `small` is null if the browser cannot draw it. */
export type Squares = { photo: Blob; small: Blob | null }

type Drawable = HTMLImageElement | ImageBitmap

/** Null if the browser cannot draw the picture. */
export async function squaresOf(image: Drawable, crop: Crop): Promise<Squares | null> {
  const [photo, small] = await Promise.all([STORED, SMALL_PHOTO_SIDE].map((side) => cutOut(image, crop, side)))
  return photo ? { photo, small: small ?? null } : null
}

/** The central squares of a selected file; the file itself if it cannot be drawn. */
export async function middleOf(file: File): Promise<Squares> {
  try {
    const image = await createImageBitmap(file)
    return (await squaresOf(image, firstCrop(image.width, image.height))) ?? { photo: file, small: null }
  } catch {
    return { photo: file, small: null }
  }
}

function cutOut(image: Drawable, crop: Crop, most: number): Promise<Blob | null> {
  const square = squareOf(crop)
  const side = Math.max(1, Math.min(most, Math.round(square)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  // Transparent parts become white.
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.drawImage(image, crop.x - square / 2, crop.y - square / 2, square, square, 0, 0, side, side)
  // A browser without WebP encoding (Safari) would encode PNG, so it gets JPEG.
  return new Promise((resolve) =>
    canvas.toBlob(
      (webp) => (webp?.type === 'image/webp' ? resolve(webp) : canvas.toBlob(resolve, 'image/jpeg', QUALITY)),
      'image/webp',
      QUALITY,
    ),
  )
}
