// Follows the room's news of the shared birth: reads another birth anew, shows a question of the astrologer.
import { useEffect, useRef, useState } from 'react'
import type { DeskLink } from '#app/realtime/room/desk-link.ts'
import { useBackgroundReload } from '#app/ui/hooks/use-background-reload.ts'

export function useSharedBirth(link: DeskLink): { asks: boolean } {
  const reload = useBackgroundReload()
  const [asks, setAsks] = useState(false)
  const known = useRef(0)
  useEffect(
    () =>
      link.listen((news) => {
        if ('sides' in news) setAsks(news.sides.astrologer.asks ?? false)
        // A change that this page missed while it was away counts too.
        if (!('births' in news) || news.births === known.current) return
        known.current = news.births
        reload()
      }),
    [link, reload],
  )
  return { asks }
}
