import { cx } from '#app/ui/cx.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

type Look = { size?: 'sm' | 'md' | 'lg'; className?: string; label?: string }

/** A className with a size overrides the default of the utility `icon`. */
const sizes = { sm: 'size-4', md: '', lg: 'size-6' }

export function IconPath({ d, size = 'md', className, label }: Look & { d: string }) {
  return (
    <svg
      className={cx('icon', sizes[size], className)}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={d} />
    </svg>
  )
}

export type IconProps<Name = IconName> = Look & { name: Name }

export function Icon({ name, ...look }: IconProps) {
  return <IconPath d={iconPaths[name]} {...look} />
}
