import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

/** A checkbox whose state the page keeps: it takes no click before the page can hear it. */
export function ControlledCheckbox({ disabled, ...props }: CheckboxProps & { checked: boolean }) {
  const hydrated = useHydrated()
  return <Checkbox {...props} disabled={disabled || !hydrated} />
}
