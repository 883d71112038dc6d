import { useEffect, useState } from 'react'
import { cx } from './cx.ts'

/** `small`: the picture at a width of 96 pixels. */
export type Photo = { src: string; small?: string }

export type AvatarProps = {
  name?: string | null
  photo?: Photo | string | null
  size?: keyof typeof sizes
  status?: 'online' | 'busy' | 'offline' | null
  className?: string
}

const sizes = {
  sm: '[--size:32px]',
  md: '[--size:40px]',
  base: '[--size:48px]',
  lg: '[--size:72px]',
  xl: '[--size:120px]',
  /** In the dialog of an incoming request. */
  ring: '[--size:52px]',
  /** In the ring of a call, which sets its size. */
  orb: 'aspect-square h-auto text-38 [--size:42%]',
  /** On a profile. */
  profile: '[--size:120px] max-[521px]:[--size:96px]',
}

/** The widths in lists, for which a small file is enough. */
const widths: Partial<Record<keyof typeof sizes, number>> = { sm: 32, md: 40, base: 48, ring: 52, lg: 72 }

export function initialOf(name: string | null | undefined): string {
  const first = [...(name ?? '').trim()][0]
  return first ? first.toUpperCase() : 'U'
}

/** The photo, else the first letter of the name, else U. Decorative, because the name is always beside it. */
export function Avatar({ name, photo, size = 'base', status, className }: AvatarProps) {
  const [broken, setBroken] = useState(false)
  const { src, small } = typeof photo === 'string' ? { src: photo } : { ...photo }
  const width = widths[size]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new photo deserves a new try
  useEffect(() => setBroken(false), [src])
  return (
    <span className={cx('avatar', sizes[size], className)} data-status={status || undefined} aria-hidden="true">
      {src && !broken ? (
        <img
          src={src}
          {...(small && width ? { srcSet: `${small} 96w, ${src} 384w`, sizes: `${width}px` } : {})}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          className="size-full rounded-full object-cover"
          onError={() => setBroken(true)}
        />
      ) : (
        initialOf(name)
      )}
    </span>
  )
}
