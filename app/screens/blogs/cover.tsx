import { cx } from '#app/ui/cx.ts'

export type CoverSource = { src: string; srcset: string | null }

type CoverProps = {
  cover: CoverSource
  /** The width that it is drawn at, for the browser's choice of a file. */
  sizes: string
  /** At the top of its page: loaded at once. */
  first?: boolean
  className?: string
}

/** The cover of a post, or the plate that is drawn for a post without one. Decorative: the title stands beside it. */
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
