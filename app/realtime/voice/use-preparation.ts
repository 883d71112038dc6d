import { useCallback, useEffect, useRef } from 'react'
import { type Preparation, prepareCall } from './prepare-call.ts'

/**
 * Prepares a call (microphone, token, code) while one is `expected`, and releases the microphone if the call is never
 * `enabled`. Returns a function that hands the preparation over, once.
 */
export function usePreparation(expected: boolean, enabled: boolean): () => Preparation | null {
  const prepared = useRef<Preparation | null>(null)
  const wanted = useRef(enabled)
  wanted.current = enabled
  useEffect(() => {
    if (!expected) return
    prepared.current = prepareCall()
    return () => {
      if (wanted.current) return
      prepared.current?.drop()
      prepared.current = null
    }
  }, [expected])
  return useCallback(() => {
    const taken = prepared.current
    prepared.current = null
    return taken
  }, [])
}
