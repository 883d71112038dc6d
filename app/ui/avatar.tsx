import { useEffect, useState } from 'react'
import { cx } from './cx.ts'

export type AvatarProps = {
  name?: string | null
  photo?: string | null
  size?: 'sm' | 'md' | 'base' | 'lg' | 'xl'
  status?: 'online' | 'busy' | 'offline' | null
  className?: string
}

export function initialOf(name: string | null | undefined): string {
  const first = [...(name ?? '').trim()][0]
  return first ? first.toUpperCase() : 'U'
}

/** Photo, else the first letter of the name, else U. Decorative: the name is always written beside it. */
export function Avatar({ name, photo, size = 'base', status, className }: AvatarProps) {
  const [broken, setBroken] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new photo deserves a new try
  useEffect(() => setBroken(false), [photo])
  return (
    <span
      className={cx('avatar', size !== 'base' && `avatar--${size}`, className)}
      data-s={status ?? undefined}
      aria-hidden="true"
    >
      {photo && !broken ? (
        <img
          src={photo}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        initialOf(name)
      )}
    </span>
  )
}
