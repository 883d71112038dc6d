// Scales a selected cover to the widths that the server requires.
import { COVER_WIDTHS } from '#workers/contract/content/blog-limits.ts'
import { openImage, resized } from './resize-image.ts'

/** The largest width first; without WebP only the cover. */
export type CoverFiles = { cover: Blob; smaller: { width: number; file: Blob }[] }

export async function coverFiles(file: Blob): Promise<CoverFiles> {
  const image = await openImage(file)
  try {
    const largest = COVER_WIDTHS[COVER_WIDTHS.length - 1] ?? 1600
    const cover = await resized(image, largest)
    if (cover.type !== 'image/webp') return { cover, smaller: [] }
    const widths = COVER_WIDTHS.slice(0, -1).filter((width) => width < Math.min(largest, image.width))
    const smaller = await Promise.all(widths.map(async (width) => ({ width, file: await resized(image, width) })))
    return { cover, smaller }
  } finally {
    image.close()
  }
}

/** The cover's fields of the upload form. */
export function appendCover(form: FormData, { cover, smaller }: CoverFiles): void {
  form.append('cover_image', cover, 'cover')
  for (const { width, file } of smaller) form.append(`cover_image_${width}`, file, `cover-${width}`)
}
