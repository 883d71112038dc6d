// The form of a request is in the server's HTML. Its code comes beside the page's own, and for users alone: visitors read a
// profile without it.
import { lazy } from 'react'
import { LatePart } from '#app/ui/late-part.tsx'
import { loadAgain } from '#app/ui/load-again.ts'
import { UserStart, type UserStartProps } from './user-start.tsx'

const load = () => loadAgain(async () => ({ default: (await import('./user-start.tsx')).UserStart }))
const Content = import.meta.env.SSR ? UserStart : lazy(load)

export function LazyUserStart(props: UserStartProps) {
  return (
    <LatePart load={load} fallback={<div className="h-48" />}>
      <Content {...props} />
    </LatePart>
  )
}
