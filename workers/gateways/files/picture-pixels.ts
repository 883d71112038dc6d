// The pixels of a picture that is sent in a conversation, from its first bytes: the file itself goes on as it is.
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { FILE_MAX_BYTES, MEGAPIXELS_MAX, PIXELS_MAX } from '#workers/contract/limits.ts'
import { largestIspe, type Size, sizeOfJpegFrame, sizeOfWebp } from './image-bytes.ts'
import { peek } from './peek.ts'

/** Kinds that pages show. A HEIC is a download there. */
const READERS: Readonly<Record<string, (view: DataView) => Size | null>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': sizeOfJpegFrame,
  'image/webp': sizeOfWebp,
  'image/avif': (view) => largestIspe(view, 0, view.byteLength),
}

/** Cameras put megabytes of their own before the size. */
const PEEKS = [64 * 1024, 1024 * 1024, FILE_MAX_BYTES]

/** The stream from its start; throws too_large for a picture of more than 16 megapixels. Where no size is found no page shows it. */
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
    // It stands further back.
    if (error instanceof RangeError) return null
    throw error
  }
}
