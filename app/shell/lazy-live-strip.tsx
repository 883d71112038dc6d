import { type ComponentProps, useEffect, useState } from 'react'
import type { LiveStrips } from '#app/live/live-strip.tsx'

/** The strips that lead back to a live consultation, and to the lines in which a user waits. Its code loads after the page, for users and astrologers only. */
export function LazyLiveStrip(props: ComponentProps<typeof LiveStrips>) {
  const [loaded, setLoaded] = useState<{ Strips: typeof LiveStrips } | null>(null)
  useEffect(() => {
    import('#app/live/live-strip.tsx').then(
      ({ LiveStrips: Strips }) => setLoaded({ Strips }),
      () => undefined,
    )
  }, [])
  return loaded && <loaded.Strips {...props} />
}
