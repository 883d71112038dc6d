import { cx } from './cx.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

type IconProps = { name: IconName; size?: 'sm' | 'md' | 'lg'; className?: string; label?: string }

export function Icon({ name, size = 'md', className, label }: IconProps) {
  return (
    <svg
      className={cx('icon', size !== 'md' && `icon--${size}`, className)}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
