import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

/** A controlled checkbox, disabled until hydration. */
export function ControlledCheckbox({ disabled, ...props }: CheckboxProps & { checked: boolean }) {
  const hydrated = useHydrated()
  return <Checkbox {...props} disabled={disabled || !hydrated} />
}
