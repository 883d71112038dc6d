// The lower half is in the server's HTML, and comes to life after the rest: its code is no part of the first load.
import { lazy, memo, Suspense } from 'react'
import { loadAgain } from '#app/ui/load-again.ts'
import { LowerHalf, type LowerHalfProps } from './lower-half.tsx'

/** Asked for as soon as the page's own code runs, not only once it is drawn. */
const late = () => {
  const code = loadAgain(async () => ({ default: (await import('./lower-half.tsx')).LowerHalf }))
  code.catch(() => null)
  return lazy(() => code)
}
const Content = import.meta.env.SSR ? LowerHalf : late()

/** Drawn anew with another day only: an update before its code is here would take the server's HTML away. */
export const LazyLowerHalf = memo(function LazyLowerHalf(props: LowerHalfProps) {
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  )
})
