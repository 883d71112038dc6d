import { type ComponentProps, useEffect, useState } from 'react'
import type { LiveStrips } from '#app/realtime/room/live-strip.tsx'
import { loadOptional } from '#app/ui/form/optional-code.ts'

/**
 * Links back to a live consultation, and to the queues of astrologers in which a user waits. Loaded after the page, for
 * users and astrologers only.
 */
export function LazyLiveStrip(props: ComponentProps<typeof LiveStrips>) {
  const [loaded, setLoaded] = useState<{ Strips: typeof LiveStrips } | null>(null)
  useEffect(() => {
    loadOptional(() => import('#app/realtime/room/live-strip.tsx')).then(
      (code) => code && setLoaded({ Strips: code.LiveStrips }),
    )
  }, [])
  return loaded && <loaded.Strips {...props} />
}
