import { createContext, useContext } from 'react'

/** The nonce of this answer's Content-Security-Policy; empty in the browser, which hides it anyway. */
export const NonceContext = createContext('')

/** Whether this page answers a form that was posted: loading it again would post the form again. */
export const AnswersPostContext = createContext(false)

export function useNonce(): string {
  return useContext(NonceContext)
}
