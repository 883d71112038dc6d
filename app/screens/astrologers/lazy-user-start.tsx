// The form of a request is in the server's HTML. Its code comes beside the page's own, and for users alone: visitors read a
// profile without it.
import { lazy, Suspense } from 'react'
import { UserStart, type UserStartProps } from './user-start.tsx'

const Content = import.meta.env.SSR
  ? UserStart
  : lazy(async () => ({ default: (await import('./user-start.tsx')).UserStart }))

export function LazyUserStart(props: UserStartProps) {
  return (
    <Suspense fallback={<div className="h-48" />}>
      <Content {...props} />
    </Suspense>
  )
}
