import { createContext, useContext } from 'react'

/** The nonce of this answer's Content-Security-Policy; empty in the browser, which hides it anyway. */
export const NonceContext = createContext('')

export function useNonce(): string {
  return useContext(NonceContext)
}

/** The build that renders the page; undefined in the browser, where the page keeps the one that it came with. */
export const BuildContext = createContext<string | undefined>(undefined)

export function useBuild(): string | undefined {
  return useContext(BuildContext)
}
