// Cameras take more pixels than the server: such a picture is made smaller before it is sent.

import { openImage, resized } from '#app/screens/blogs/editor/resize-image.ts'
import { PIXELS_MAX } from '#workers/contract/limits.ts'

/** The file itself where its pixels are few enough, or where the browser cannot open it. */
export async function smallerPicture(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file
  try {
    const image = await openImage(file)
    const pixels = image.width * image.height
    if (pixels <= PIXELS_MAX) return file
    const smaller = await resized(image, Math.floor(image.width * Math.sqrt(PIXELS_MAX / pixels)))
    return new File([smaller], file.name, { type: smaller.type })
  } catch {
    return file
  }
}
