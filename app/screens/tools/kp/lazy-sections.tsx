// The chart is in the server's HTML, and comes to life after the form.
import type { KpChart } from 'drishti-jyotish/kp/kp.ts'
import { lazy, memo, Suspense } from 'react'
import { loadAgain } from '#app/ui/load-again.ts'
import { KpSections } from './kp-sections.tsx'

const Content = import.meta.env.SSR
  ? KpSections
  : lazy(() => loadAgain(async () => ({ default: (await import('./kp-sections.tsx')).KpSections })))

/** Drawn anew with another chart only: an update before its code is here would take the server's HTML away. */
export const LazySections = memo(function LazySections(props: { chart: KpChart }) {
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  )
})
