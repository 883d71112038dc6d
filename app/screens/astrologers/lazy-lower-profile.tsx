// The lower half is in the server's HTML, and comes to life once it is near the screen: its code is no part of the first load.
import { loadAgain } from '#app/ui/load-again.ts'
import { nearPart } from '#app/ui/near-part.tsx'
import { LowerProfile, type LowerProfileProps } from './lower-profile.tsx'

export const LazyLowerProfile = nearPart<LowerProfileProps>(import.meta.env.SSR ? LowerProfile : null, () =>
  loadAgain(async () => (await import('./lower-profile.tsx')).LowerProfile),
)
