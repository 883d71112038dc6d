// The strip is in the server's HTML, and comes to life after the rest of the page: its code is no part of the first load.
import { lazy, memo, Suspense } from 'react'
import type { TopAstrologer } from './read-top-astrologers.ts'
import { TopAstrologers } from './top-astrologers.tsx'

type Props = { list: readonly TopAstrologer[] }

/** Without its code the strip goes, and the page stays. */
const late = () =>
  lazy<typeof TopAstrologers>(() =>
    import('./top-astrologers.tsx').then(
      ({ TopAstrologers }) => ({ default: TopAstrologers }),
      () => ({ default: () => null }),
    ),
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
