// The lower half is in the server's HTML, and comes to life once it is near the screen: its code is no part of the first load.
import { loadAgain } from '#app/ui/load-again.ts'
import { nearPart } from '#app/ui/near-part.tsx'
import { LowerHalf, type LowerHalfProps } from './lower-half.tsx'

export const LazyLowerHalf = nearPart<LowerHalfProps>(import.meta.env.SSR ? LowerHalf : null, () =>
  loadAgain(async () => (await import('./lower-half.tsx')).LowerHalf),
)
