// A strip on all other pages with a link back to the live consultation, because a side that leaves has a minute to
// return.

import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { api, store } from '#app/login-state/browser-login.ts'
import { readUser } from '#app/login-state/login-storage.ts'
import { WaitingStrip } from '#app/realtime/line/waiting-strip.tsx'
import { setWalletBalance } from '#app/realtime/push/wallet-balance.ts'
import { keepPage } from '#app/realtime/socket/keep-page.ts'
import { cx } from '#app/ui/cx.ts'
import { useSecondsTo } from '#app/ui/hooks/use-seconds-to.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { closeClass } from '#app/ui/overlay/close-class.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { STILL_WAITING_EVERY } from '#workers/contract/limits.ts'
import { isRinging, type Watched } from './live-consultation.ts'
import { stripTexts } from './live-strip-text.ts'
import { figuresOf, pauseOf, stripOf } from './live-strip-view.ts'
import { type MeterReading, readMeter } from './room-model.ts'
import { pauseEnd, useWatchedConsultation } from './use-watched-consultation.ts'

/** `news` changes with each message of the astrologer's socket. */
export function LiveStrips(props: { side: Side; news: string }) {
  useEffect(keepPage, [])
  return (
    <>
      {props.side === 'user' ? <WaitingStrip /> : null}
      <LiveStrip {...props} />
    </>
  )
}

function LiveStrip({ side, news }: { side: Side; news: string }) {
  const stripText = useTexts(stripTexts)
  const { pathname } = useLocation()
  const { watched, forget } = useWatchedConsultation(news, side)
  const consultation = watched?.consultation ?? null
  useStillWaiting(side === 'user' && consultation && isRinging(consultation) ? consultation.session_id : null)
  useBalanceOfOtherTabs(side === 'user')
  const reading = useReading(watched)
  const left = useSecondsTo(pauseEnd(watched))
  const strip = stripOf(consultation, side, pathname)
  if (!strip || !watched) return null
  const pause = pauseOf(watched, left)
  const figures = figuresOf(watched, side, reading)
  return (
    <aside
      className={cx('border-b border-line text-14', strip.over || pause ? 'bg-busy-bg' : 'bg-ok-bg')}
      aria-label={stripText.label}
    >
      <div className="mx-auto flex min-h-11 w-full max-w-page items-center gap-2.5 px-gutter">
        <MoreIcon className={cx('flex-none', strip.over || pause ? 'text-busy' : 'text-ok')} name={strip.icon} />
        <div className="flex min-w-0 flex-wrap gap-x-2.5 py-1">
          <span className="min-w-0">{strip.words}</span>
          {figures ? (
            <span className="num whitespace-nowrap" translate="no">
              {figures}
            </span>
          ) : null}
          {pause ? (
            <b className="num font-semibold whitespace-nowrap" translate="no">
              {pause}
            </b>
          ) : null}
        </div>
        <Link className="flex-none py-2 font-semibold" to={strip.to} reloadDocument={strip.entered}>
          {strip.link}
        </Link>
        {strip.over ? (
          <button type="button" className={cx(closeClass, 'ml-auto')} aria-label={stripText.close} onClick={forget}>
            <MoreIcon name="x" />
          </button>
        ) : null}
      </div>
    </aside>
  )
}

/** The meter between two polls; each cent also updates the balance in the header. */
function useReading(watched: Watched | null): MeterReading | null {
  const [now, setNow] = useState(0)
  const running = watched?.meter?.running ?? false
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [running])
  const { meter = null, meterAt = 0 } = watched ?? {}
  const room = { state: meter, stateAt: meterAt, link: 'open' as const, lostAt: null }
  const reading = readMeter(room, Math.max(now, meterAt))
  const balance = reading?.balanceCents ?? null
  useEffect(() => {
    if (balance !== null) setWalletBalance(balance)
  }, [balance])
  return reading
}

/** Without the waiting page the room would conclude that the user has left, and cancel the request. */
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

/** A tab with the live consultation writes each balance to the storage; this tab shows it, too. */
export function useBalanceOfOtherTabs(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return
    const hear = ({ key }: StorageEvent) => {
      const user = key === 'user' ? readUser(store) : null
      if (user) setWalletBalance(Math.round(user.wallet_balance * 100))
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [enabled])
}
