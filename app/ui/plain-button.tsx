import type { ButtonHTMLAttributes } from 'react'
import { useHydrated } from './hooks/use-hydrated.ts'

/** An unstyled button, disabled until hydration because it needs JavaScript. */
export function PlainButton({ disabled, ...rest }: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>) {
  const hydrated = useHydrated()
  return <button {...rest} type="button" disabled={disabled || !hydrated} />
}
