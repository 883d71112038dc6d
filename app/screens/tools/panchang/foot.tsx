// The foot of the page is in the server's HTML, and comes to life after the rest: its code is no part of the first load.
import { lazy, memo, Suspense } from 'react'
import { type FootProps, MonthAndTables } from './month-and-tables.tsx'

const Late = lazy(async () => ({ default: (await import('./month-and-tables.tsx')).MonthAndTables }))
const Content = import.meta.env.SSR ? MonthAndTables : Late

/** Drawn anew with another day only: an update before its code is here would take the server's HTML away. */
export const Foot = memo(function Foot(props: FootProps) {
  return (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  )
})
