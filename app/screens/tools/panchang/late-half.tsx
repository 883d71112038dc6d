// The lower half is in the server's HTML, and comes to life after the rest: its code is no part of the first load.
import { lazy, memo, Suspense } from 'react'
import { LowerHalf, type LowerHalfProps } from './lower-half.tsx'

const Late = lazy(async () => ({ default: (await import('./lower-half.tsx')).LowerHalf }))
const Content = import.meta.env.SSR ? LowerHalf : Late

/** Drawn anew with another day only: an update before its code is here would take the server's HTML away. */
export const LateHalf = memo(function LateHalf(props: LowerHalfProps) {
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  )
})
