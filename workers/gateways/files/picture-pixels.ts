// Checks the pixels of a picture in a conversation by its first bytes; the file itself remains unchanged.
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { FILE_MAX_BYTES, MEGAPIXELS_MAX, PIXELS_MAX } from '#workers/contract/limits.ts'
import { largestIspe, type Size, sizeOfJpegFrame, sizeOfWebp } from './image-bytes.ts'
import { peek } from './peek.ts'

/** Types that pages display. A HEIC is only a download. */
const READERS: Readonly<Record<string, (view: DataView) => Size | null>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': sizeOfJpegFrame,
  'image/webp': sizeOfWebp,
  'image/avif': (view) => largestIspe(view, 0, view.byteLength),
}

/** Cameras may write megabytes of metadata before the size. */
const PEEKS = [64 * 1024, 1024 * 1024, FILE_MAX_BYTES]

/**
 * Returns the whole stream; throws too_large for a picture of more than 16 megapixels. A file without a detectable size is not
 * displayed by pages.
 */
export async function withinPixels(
  body: ReadableStream<Uint8Array>,
  type: string,
): Promise<ReadableStream<Uint8Array>> {
  const read = READERS[type]
  if (!read) return body
  let rest = body
  for (const length of PEEKS) {
    const peeked = await peek(rest, length)
    rest = peeked.rest
    const size = sizeIn(peeked.head, read)
    if (size && size.width * size.height > PIXELS_MAX) {
      await rest.cancel()
      throw new AppError('too_large', { problem: problem('image_pixels', { most: MEGAPIXELS_MAX }) })
    }
    if (size || peeked.head.length < length) break
  }
  return rest
}

function sizeIn(head: Uint8Array, read: (view: DataView) => Size | null): Size | null {
  try {
    return read(new DataView(head.buffer, head.byteOffset, head.byteLength))
  } catch (error) {
    // The size is further back.
    if (error instanceof RangeError) return null
    throw error
  }
}
