// The lower half is in the server's HTML, and comes to life after the rest: its code is no part of the first load.
import { lazy, memo, Suspense } from 'react'
import { loadAgain } from '#app/ui/load-again.ts'
import { LowerProfile, type LowerProfileProps } from './lower-profile.tsx'

/** Asked for as soon as the page's own code runs, not only once it is drawn. */
const late = () => {
  const code = loadAgain(async () => ({ default: (await import('./lower-profile.tsx')).LowerProfile }))
  code.catch(() => null)
  return lazy(() => code)
}
const Content = import.meta.env.SSR ? LowerProfile : late()

/** Drawn anew with new data only: an update before its code is here would take the server's HTML away. */
export const LazyLowerProfile = memo(function LazyLowerProfile(props: LowerProfileProps) {
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  )
})
