import { Link, type LinkProps } from '@remix-run/react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'
import { useHydrated } from './use-hydrated.ts'

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
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    loading?: boolean
    loadingLabel?: string
    /** Works without scripts, for instance the submit button of a GET form. */
    plainForm?: boolean
  }

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    iconOnly,
    className,
    loading,
    loadingLabel,
    children,
    onClick,
    type,
    plainForm,
    ...rest
  } = props
  const waiting = !useHydrated() && !plainForm
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size, block, iconOnly, className: cx(className, loading && 'is-loading') })}
      aria-busy={loading || undefined}
      // Before the page is alive a click would be lost, and a form would be sent by the browser itself.
      data-waiting={waiting || undefined}
      disabled={rest.disabled || waiting}
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
