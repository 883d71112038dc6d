import { type ComponentProps, useEffect, useState } from 'react'
import type { LiveStrip } from '#app/live/live-strip.tsx'

/** The way back to a running session. Its code comes once the page stands, and only to people who may have one. */
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
