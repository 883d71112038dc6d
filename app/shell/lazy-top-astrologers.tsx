// The strip is in the server's HTML, and comes to life after the rest of the page: its code is no part of the first load.
import { lazy, memo, Suspense } from 'react'
import type { TopAstrologer } from './read-top-astrologers.ts'
import { TopAstrologers } from './top-astrologers.tsx'

type Props = { list: readonly TopAstrologer[] }

/** Never settled: without its code the strip stays as the server drew it, and its links work. */
const never = () => new Promise<never>(() => {})
const late = () =>
  lazy<typeof TopAstrologers>(() =>
    import('./top-astrologers.tsx').then(({ TopAstrologers }) => ({ default: TopAstrologers }), never),
  )
const Content = import.meta.env.SSR ? TopAstrologers : late()

/** Drawn anew with another list only: an update before its code is here would take the server's HTML away. */
export const LazyTopAstrologers = memo(function LazyTopAstrologers({ list }: Props) {
  return (
    <Suspense fallback={null}>
      <Content list={list} />
    </Suspense>
  )
})
