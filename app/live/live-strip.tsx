// The way back to one's own session, on every other page: whoever lost its tab has a minute to return.
import { Link, useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { api } from '#app/session/browser.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SECOND } from '#workers/contract/limits.ts'
import type { LiveAnswer } from '#workers/contract/sessions.ts'
import { stripOf, stripText } from './live-strip-text.ts'

/** While a session runs, so that the strip goes when it ends. */
const LOOK_EVERY = 10 * SECOND

type Session = LiveAnswer['session']

/** `news`: what the astrologer's line tells; each change is a reason to look. */
export function LiveStrip({ side, news }: { side: 'user' | 'astrologer'; news: string }) {
  const { pathname } = useLocation()
  const strip = stripOf(useLiveSession(news), side, pathname)
  if (!strip) return null
  return (
    <aside className="live-strip" aria-label={stripText.label}>
      <div className="wrap live-strip__in">
        <Icon name={strip.icon} />
        <span className="live-strip__t">{strip.words}</span>
        <Link to={strip.to} reloadDocument={strip.entered}>
          {strip.link}
        </Link>
      </div>
    </aside>
  )
}

function useLiveSession(news: string): Session {
  const [session, setSession] = useState<Session>(null)
  const isLive = session !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: each piece of news is a reason to look
  useEffect(() => {
    let stopped = false
    const look = () => {
      if (document.hidden) return
      api
        .get<LiveAnswer>('/consultations/live/', { quiet: true })
        .then((answer) => !stopped && setSession(answer.session))
        // Without an answer, what was known stays.
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
  }, [news, isLive])

  return session
}
