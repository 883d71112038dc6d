// A strip on every other page that leads back to the live consultation: a side that is away has a minute to return.
import { Link, useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { cx } from '#app/ui/cx.ts'
import { MoreIcon } from '#app/ui/more-icon.tsx'
import * as routes from '#workers/contract/api/routes.ts'
import type { Side } from '#workers/contract/consultation-states.ts'
import { SECOND, STILL_WAITING_EVERY } from '#workers/contract/limits.ts'
import { isRinging, type LiveConsultation, nextLiveConsultation } from './live-consultation.ts'
import { stripOf, stripText } from './live-strip-text.ts'

/** The poll while a consultation runs, and how long the end of a ring is shown. */
const LOOK_EVERY = 10 * SECOND

/** `news` changes with each message of the astrologer's line, and each change polls at once. */
export function LiveStrip({ side, news }: { side: Side; news: string }) {
  const { pathname } = useLocation()
  const consultation = useLiveSession(news, side)
  useStillWaiting(side === 'user' && consultation && isRinging(consultation) ? consultation.session_id : null)
  const strip = stripOf(consultation, side, pathname)
  if (!strip) return null
  return (
    <aside
      className={cx('border-b border-line text-14', strip.over ? 'bg-busy-bg' : 'bg-ok-bg')}
      aria-label={stripText.label}
    >
      <div className="mx-auto flex min-h-11 w-full max-w-page items-center gap-2.5 px-gutter">
        <MoreIcon className={strip.over ? 'text-busy' : 'text-ok'} name={strip.icon} />
        <span className="truncate">{strip.words}</span>
        <Link className="flex-none py-2 font-semibold" to={strip.to} reloadDocument={strip.entered}>
          {strip.link}
        </Link>
      </div>
    </aside>
  )
}

/** Without the waiting page the room would take its user for gone, and withdraw the request. */
function useStillWaiting(id: string | null): void {
  useEffect(() => {
    if (id === null) return
    const tell = () =>
      api.call(routes.keepRinging, { params: { id }, background: true }).then(
        () => undefined,
        () => undefined,
      )
    void tell()
    const timer = setInterval(tell, STILL_WAITING_EVERY)
    return () => clearInterval(timer)
  }, [id])
}

function useLiveSession(news: string, side: Side): LiveConsultation {
  const [consultation, setSession] = useState<LiveConsultation>(null)
  const known = useRef<LiveConsultation>(null)
  const isLive = consultation !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece of news is a reason to look
  useEffect(() => {
    let stopped = false
    const look = () => {
      if (document.hidden) return
      nextLiveConsultation(known.current, side, {
        live: () => api.call(routes.readLiveConsultation, { background: true }),
        read: (id) => api.call(routes.readConsultation, { params: { id }, background: true }),
      })
        .then((next) => {
          if (stopped) return
          known.current = next
          setSession(next)
        })
        // Without an answer the last state stays.
        .catch(() => undefined)
    }
    look()
    const timer = isLive ? setInterval(look, LOOK_EVERY) : undefined
    document.addEventListener('visibilitychange', look)
    return () => {
      stopped = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [news, isLive, side])

  return consultation
}
