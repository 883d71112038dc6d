// The strip is in the server's HTML, and comes to life after the rest of the page: its code is no part of the first load.
import { lazy, memo, Suspense } from 'react'
import { loadAgain } from '#app/ui/load-again.ts'
import type { TopAstrologer } from './read-top-astrologers.ts'
import { TopAstrologers } from './top-astrologers.tsx'

type Props = { list: readonly TopAstrologer[] }

/** Without its code the strip goes, and the page stays. */
const late = () =>
  lazy<typeof TopAstrologers>(() =>
    loadAgain(async () => ({ default: (await import('./top-astrologers.tsx')).TopAstrologers })).catch(() => ({
      default: () => null,
    })),
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
