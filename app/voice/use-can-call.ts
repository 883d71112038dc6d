import { useHydrated } from '#app/ui/use-hydrated.ts'
import { canCall } from './microphone.ts'

/** False in a browser that cannot speak; not known before the page has come alive. */
export function useCanCall(): boolean {
  return !useHydrated() || canCall()
}
