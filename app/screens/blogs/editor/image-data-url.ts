// A picture for the text: scaled down and embedded as a data URL. The server converts it to a file.
import { openImage, resized } from './resize-image.ts'

/** The width of a post's text on a screen with two device pixels per CSS pixel. */
const WIDTH = 1440

/** Throws for a file that the browser cannot open. */
export async function imageDataUrl(file: Blob): Promise<string> {
  const image = await openImage(file)
  try {
    return await dataUrl(await resized(image, WIDTH))
  } finally {
    image.close()
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
