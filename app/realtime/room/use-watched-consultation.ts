// Polls the viewer's live consultation for the strip, and updates the wallet balance.
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '#app/login-state/browser-login.ts'
import { setWalletBalance } from '#app/realtime/push/wallet-balance.ts'
import { useBackgroundReload } from '#app/ui/hooks/use-background-reload.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { nextLiveConsultation, type Watched } from './live-consultation.ts'

/** Interval of the poll during a consultation; also how long the end of a request is shown. */
const LOOK_EVERY = 10 * SECOND
/** By then a pause that has run out has ended the consultation. */
const AFTER_PAUSE = 1.5 * SECOND

const wire = {
  live: () => api.call(routes.readLiveConsultation, { background: true }),
  read: (id: string) => api.call(routes.readConsultation, { params: { id }, background: true }),
  now: () => performance.now(),
}

/** `news` changes with each message of the astrologer's socket, and each change polls immediately. */
export function useWatchedConsultation(news: string, side: Side): { watched: Watched | null; forget(): void } {
  const [watched, setWatched] = useState<Watched | null>(null)
  const known = useRef<Watched | null>(null)
  const isLive = watched !== null
  const endsAt = pauseEnd(watched)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece of news is a reason to look
  useEffect(() => {
    let stopped = false
    const look = () => {
      if (document.hidden) return
      nextLiveConsultation(known.current, side, wire)
        .then((next) => {
          if (stopped) return
          known.current = next
          setWatched(next)
        })
        // Without an answer the last state remains.
        .catch(() => undefined)
    }
    look()
    const timer = isLive ? setInterval(look, LOOK_EVERY) : undefined
    const after = endsAt === null ? undefined : setTimeout(look, endsAt - performance.now() + AFTER_PAUSE)
    document.addEventListener('visibilitychange', look)
    return () => {
      stopped = true
      clearInterval(timer)
      clearTimeout(after)
      document.removeEventListener('visibilitychange', look)
    }
  }, [news, isLive, endsAt !== null, side])

  useFreshMoney(side === 'user' && watched?.consultation.state === 'ended' ? watched.consultation.session_id : null)

  const forget = useCallback(() => {
    known.current = null
    setWatched(null)
  }, [])
  return { watched, forget }
}

/** When the pause ends the consultation, on the page's clock. */
export function pauseEnd(watched: Watched | null): number | null {
  const { meter = null, meterAt = 0 } = watched ?? {}
  if (meter?.state !== 'paused' || meter.deadline_at === null) return null
  return meterAt + (meter.deadline_at - meter.now)
}

/** The end of a consultation releases its hold, so the balance and the page's data are loaded again. */
function useFreshMoney(ended: string | null): void {
  const reload = useBackgroundReload()
  useEffect(() => {
    if (ended === null) return
    reload()
    api.call(routes.readWallet, { background: true }).then(
      (wallet) => setWalletBalance(wallet.balance_cents),
      () => undefined,
    )
  }, [ended, reload])
}
