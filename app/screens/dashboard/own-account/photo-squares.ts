// The squares of a photo that are stored: the photo itself and a small one for lists, as WebP where the browser writes it.
import { SMALL_PHOTO_SIDE } from '#workers/contract/limits.ts'
import { type Crop, firstCrop, squareOf } from './crop-square.ts'

/** The side of the stored photo at most. */
const STORED = 384
const QUALITY = 0.85

/** `small` is null where the browser cannot draw it. */
export type Squares = { photo: Blob; small: Blob | null }

type Drawable = HTMLImageElement | ImageBitmap

/** Null where the browser cannot draw the picture. */
export async function squaresOf(image: Drawable, crop: Crop): Promise<Squares | null> {
  const [photo, small] = await Promise.all([STORED, SMALL_PHOTO_SIDE].map((side) => cutOut(image, crop, side)))
  return photo ? { photo, small: small ?? null } : null
}

/** The squares from the middle of a chosen file; the file itself where it cannot be drawn. */
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
  // Pictures with clear parts stand on white.
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.drawImage(image, crop.x - square / 2, crop.y - square / 2, square, square, 0, 0, side, side)
  // A browser that writes no WebP (Safari) would write PNG.
  return new Promise((resolve) =>
    canvas.toBlob(
      (webp) => (webp?.type === 'image/webp' ? resolve(webp) : canvas.toBlob(resolve, 'image/jpeg', QUALITY)),
      'image/webp',
      QUALITY,
    ),
  )
}
