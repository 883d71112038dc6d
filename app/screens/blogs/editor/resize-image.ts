// Scales pictures down in the browser. That also removes the camera's metadata (place, time).

const WEBP_QUALITY = 0.82

/** Throws for a file that the browser cannot open. */
export async function openImage(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file)
}

/** The picture, at most `width` pixels wide: WebP, or JPEG if the browser cannot encode WebP (Safari). */
export async function resized(image: ImageBitmap, width: number): Promise<Blob> {
  const scale = Math.min(1, width / image.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const webp = await written(canvas, 'image/webp')
  return webp.type === 'image/webp' ? webp : written(canvas, 'image/jpeg')
}

function written(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, WEBP_QUALITY)
  })
}
