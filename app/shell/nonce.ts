import { createContext, useContext } from 'react'

/** The nonce of this response's Content-Security-Policy; empty in the browser, which hides the nonce from scripts. */
export const NonceContext = createContext('')

export function useNonce(): string {
  return useContext(NonceContext)
}

/** The build that renders the page; undefined in the browser, where hydration keeps the server's attribute. */
export const BuildContext = createContext<string | undefined>(undefined)

export function useBuild(): string | undefined {
  return useContext(BuildContext)
}
