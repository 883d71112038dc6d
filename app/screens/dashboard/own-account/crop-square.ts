// The cropped square of a picture, in pixels of the picture. Pure.

/** `x` and `y`: the centre of the square; `zoom`: from 1, where the square is as wide as the picture's shorter side. */
export type Crop = { width: number; height: number; x: number; y: number; zoom: number }

export const ZOOM_MAX = 4

/** Example: a picture of 400 × 300, zoom 1.5 → a square of 200. */
export function squareOf({ width, height, zoom }: Crop): number {
  return Math.min(width, height) / Math.min(ZOOM_MAX, Math.max(1, zoom))
}

/** Moves the crop so that its square is inside the picture. */
export function within(crop: Crop): Crop {
  const half = squareOf(crop) / 2
  const keep = (at: number, size: number) => Math.min(size - half, Math.max(half, at))
  return { ...crop, x: keep(crop.x, crop.width), y: keep(crop.y, crop.height) }
}

export function firstCrop(width: number, height: number): Crop {
  return { width, height, x: width / 2, y: height / 2, zoom: 1 }
}
