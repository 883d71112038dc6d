import { Link, type LinkProps } from '@remix-run/react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'plain'
export type ButtonSize = 'sm' | 'md' | 'lg'

type Look = {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
  /** A square button: give it an aria-label. */
  iconOnly?: boolean
  className?: string
}

export function buttonClass({ variant = 'secondary', size = 'md', block, iconOnly, className }: Look): string {
  return cx(
    'btn',
    variant !== 'plain' && `btn--${variant}`,
    size !== 'md' && `btn--${size}`,
    block && 'btn--block',
    iconOnly && 'btn--icon',
    className,
  )
}

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { loading?: boolean; loadingLabel?: string }

export function Button(props: ButtonProps) {
  const { variant, size, block, iconOnly, className, loading, loadingLabel, children, onClick, type, ...rest } = props
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size, block, iconOnly, className: cx(className, loading && 'is-loading') })}
      aria-busy={loading || undefined}
      // Busy rather than disabled: focus must survive the wait.
      aria-disabled={rest.disabled || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {loading ? <span className="spin" aria-hidden="true" /> : null}
      {loading && loadingLabel ? loadingLabel : children}
    </button>
  )
}

export type ButtonLinkProps = Look & Omit<LinkProps, 'className'> & { children: ReactNode }

export function ButtonLink({ variant, size, block, iconOnly, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, block, iconOnly, className })} />
}
