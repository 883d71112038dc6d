import { type ComponentProps, useEffect, useState } from 'react'
import type { LiveStrip } from '#app/live/live-strip.tsx'

/** The strip that leads back to a live consultation. Its code loads after the page, for users and astrologers only. */
export function LazyLiveStrip(props: ComponentProps<typeof LiveStrip>) {
  const [loaded, setLoaded] = useState<{ Strip: typeof LiveStrip } | null>(null)
  useEffect(() => {
    import('#app/live/live-strip.tsx').then(
      ({ LiveStrip: Strip }) => setLoaded({ Strip }),
      () => undefined,
    )
  }, [])
  return loaded && <loaded.Strip {...props} />
}
