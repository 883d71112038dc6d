// The astrologer's socket in this tab: presence updates and the current incoming request.

import { useCallback, useEffect, useRef, useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { markShownInPlace, reloadAfterAsking } from '#app/shell/errors/lost-files.ts'
import { lostFilesTexts } from '#app/shell/errors/lost-files-text.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { Presence } from '#workers/contract/astrologers/astrologers.ts'
import type { Ring } from './watch-line.ts'

export type Line = {
  status: Presence
  setStatus(next: Presence): void
  ring: Ring
  clear(): void
  /** Prevents an older status message from moving the switch back while a change is being saved. */
  ignorePushes(on: boolean): void
  /** Resolves when this tab can receive requests, or after OPEN_WITHIN. Going online waits for it. */
  whenOpen(): Promise<void>
}

const OPEN_WITHIN = 15_000

function tellLost(error: Error): void {
  const lostFilesText = lostFilesTexts[currentLanguage()]
  markShownInPlace(error)
  const action = { label: lostFilesText.tryAgain, run: reloadAfterAsking }
  toast.error(lostFilesText.line, { id: 'lost-line', duration: Number.POSITIVE_INFINITY, action })
}

/**
 * Mounted in every tab of an astrologer, because the server counts an astrologer as online only with an open socket.
 */
export function useLine(enabled: boolean, rendered: Presence): Line {
  const [status, setStatus] = useState(rendered)
  const [ring, setRing] = useState<Ring>(null)
  const opened = useRef(false)
  const waiting = useRef(new Set<() => void>())
  const ignoring = useRef(false)

  useEffect(() => {
    if (!enabled) return
    let close: (() => void) | undefined
    let stopped = false
    import('./open-line.ts').then(({ openLine }) => {
      if (stopped) return
      close = openLine({
        onOpen() {
          opened.current = true
          for (const go of waiting.current) go()
          waiting.current.clear()
        },
        onDown() {
          opened.current = false
        },
        onStatus: (next) => !ignoring.current && setStatus(next),
        onRing: setRing,
      })
    }, tellLost)
    return () => {
      stopped = true
      close?.()
    }
  }, [enabled])

  const whenOpen = useCallback(async () => {
    if (opened.current) return
    await new Promise<void>((resolve) => {
      waiting.current.add(resolve)
      setTimeout(resolve, OPEN_WITHIN)
    })
  }, [])

  const ignorePushes = useCallback((on: boolean) => {
    ignoring.current = on
  }, [])

  return { status, setStatus, ring, clear: () => setRing(null), ignorePushes, whenOpen }
}
