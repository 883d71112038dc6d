// The strip is in the server's HTML, and comes to life once it is near the screen: its code is no part of the first load.
import { loadAgain } from '#app/ui/load-again.ts'
import { nearPart } from '#app/ui/near-part.tsx'
import type { TopAstrologer } from './read-top-astrologers.ts'
import { TopAstrologers } from './top-astrologers.tsx'

type Props = { list: readonly TopAstrologer[] }

const Strip = nearPart<Props>(import.meta.env.SSR ? TopAstrologers : null, () =>
  loadAgain(async () => (await import('./top-astrologers.tsx')).TopAstrologers),
)

export function LazyTopAstrologers({ list }: Props) {
  return list.length === 0 ? null : <Strip list={list} />
}
