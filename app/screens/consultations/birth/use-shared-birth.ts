// Follows the room's messages about the shared birth: reloads a changed birth, and shows a request of the astrologer.
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
        // Includes a change that this page missed while it was disconnected.
        if (!('births' in news) || news.births === known.current) return
        known.current = news.births
        reload()
      }),
    [link, reload],
  )
  return { asks }
}
