import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'
import { useHydrated } from './hooks/use-hydrated.ts'
import { Link, type LinkProps } from './link.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'plain'
export type ButtonSize = 'sm' | 'md' | 'lg'

type Look = {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
  /** A square button: give it an aria-label. */
  iconOnly?: boolean
  /** Narrow padding, so that two fit side by side on a phone. */
  narrow?: boolean
  className?: string
}

const looks: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-control bg-surface text-text hover:border-text hover:bg-hover in-[.night]:bg-transparent',
  quiet: 'border-transparent text-link hover:bg-info-bg',
  danger: 'border-transparent bg-danger-fill text-on-danger hover:bg-danger-hover',
  'danger-quiet': 'border-current text-danger hover:bg-danger-bg',
  plain: 'border-transparent text-text',
}
const heights: Record<ButtonSize, string> = { sm: 'min-h-9 text-14', md: 'min-h-11 text-16', lg: 'min-h-13 text-16' }
const paddings: Record<ButtonSize, string> = { sm: 'px-3', md: 'px-4.5', lg: 'px-6' }
const squares: Record<ButtonSize, string> = { sm: 'w-9', md: 'w-11', lg: 'w-13' }

export function buttonClass({ variant = 'secondary', size = 'md', block, iconOnly, narrow, className }: Look): string {
  return cx(
    'btn',
    looks[variant],
    heights[size],
    iconOnly ? `flex-none ${squares[size]}` : narrow ? 'px-2.5' : paddings[size],
    block && 'w-full min-w-min',
    className,
  )
}

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'size-4 flex-none animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
      aria-hidden="true"
    />
  )
}

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    loading?: boolean
    loadingLabel?: string
    /** For a form that only JavaScript submits: the browser would put its fields into the URL. */
    needsScript?: boolean
  }

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    iconOnly,
    narrow,
    className,
    loading,
    loadingLabel,
    children,
    onClick,
    type,
    needsScript,
    ...rest
  } = props
  const hydrated = useHydrated()
  const waits = !hydrated && (type !== 'submit' || needsScript)
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({
        variant,
        size,
        block,
        iconOnly,
        narrow,
        className: cx(className, loading && 'relative cursor-progress'),
      })}
      aria-busy={loading || undefined}
      disabled={rest.disabled || waits}
      // The disabled style depends on it, so that a button that is not hydrated yet looks enabled.
      aria-disabled={rest.disabled || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {loading ? <Spinner /> : null}
      {loading && loadingLabel ? loadingLabel : children}
    </button>
  )
}

export type ButtonLinkProps = Look & Omit<LinkProps, 'className'> & { children: ReactNode }

export function ButtonLink({ variant, size, block, iconOnly, className, ...rest }: ButtonLinkProps) {
  return <Link viewTransition {...rest} className={buttonClass({ variant, size, block, iconOnly, className })} />
}
