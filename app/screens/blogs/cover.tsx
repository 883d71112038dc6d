import { cx } from '#app/ui/cx.ts'

export type CoverSource = { src: string; srcset: string | null }

type CoverProps = {
  cover: CoverSource
  /** The displayed width, for the browser's choice of a file. */
  sizes: string
  /** At the top of its page, so it is not lazy-loaded. */
  first?: boolean
  className?: string
}

/** The cover of a post, or a drawn placeholder. Decorative, because the title is beside it. */
export function Cover({ cover: { src, srcset }, sizes, first, className }: CoverProps) {
  return (
    <img
      src={src}
      srcSet={srcset ?? undefined}
      sizes={srcset ? sizes : undefined}
      alt=""
      width={1600}
      height={900}
      loading={first ? undefined : 'lazy'}
      decoding="async"
      className={cx('block w-full bg-sunken object-cover', className)}
    />
  )
}
