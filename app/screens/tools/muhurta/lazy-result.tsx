// The result is in the server's HTML, and comes to life after the form.
import { lazy, memo, Suspense } from 'react'
import { loadAgain } from '#app/ui/load-again.ts'
import { MuhurtaResult, type MuhurtaResultProps } from './muhurta-result.tsx'

const Content = import.meta.env.SSR
  ? MuhurtaResult
  : lazy(() => loadAgain(async () => ({ default: (await import('./muhurta-result.tsx')).MuhurtaResult })))

/** Drawn anew with another search only: an update before its code is here would take the server's HTML away. */
export const LazyResult = memo(function LazyResult(props: MuhurtaResultProps) {
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  )
})
