import { useRef } from 'react'

/** Runs each work after the one before it, so that no later change overtakes an earlier one. A failure stops no later work. */
export function useSerialQueue(): (work: () => Promise<void>) => void {
  const last = useRef(Promise.resolve())
  return (work) => {
    last.current = last.current.then(work).catch(reportError)
  }
}
