// A picture for the text: made smaller, and written into the text as data. The server makes a file of it.
import { openImage, resized } from './resize-image.ts'

/** As wide as a text is shown on a screen with two dots a pixel. */
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
