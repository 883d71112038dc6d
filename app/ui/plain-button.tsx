import type { ButtonHTMLAttributes } from 'react'
import { useHydrated } from './hooks/use-hydrated.ts'

/** A button without the look of one: it means nothing without its script, and is disabled until the page is hydrated. */
export function PlainButton({ disabled, ...rest }: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>) {
  const hydrated = useHydrated()
  return <button {...rest} type="button" disabled={disabled || !hydrated} />
}
