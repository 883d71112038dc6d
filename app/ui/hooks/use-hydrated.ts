import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the page is hydrated: what needs a script takes no input before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
