// The global incoming dialog, astrologers only (SPEC 2.9): rings in all tabs, the first answer wins.
import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/session/api.ts'
import { api, store } from '#app/session/browser.ts'
import { clearActiveCall, storeActiveCall } from '#app/session/storage.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { KeyValue } from '#app/ui/card.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatRunning } from '#app/ui/duration.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Inr } from '#app/ui/money.tsx'
import { formatPhone } from '#app/ui/phone-number.ts'
import { toast } from '#app/ui/toasts.ts'
import { play } from '#app/voice/sounds.ts'
import type { RingNotice } from '#workers/contract/live.ts'
import { incomingText as text } from './incoming-messages.ts'
import type { Ring } from './line.ts'

type Phase = 'ringing' | 'connecting' | 'answered' | 'error'
type Device = 'web' | 'phone'
const ERROR_SHOWN = 2_000
const STRAY_KEYS = 700

let tab: string | null = null
/** Names this tab, so that its own repeat is no second device. */
function tabName(): string {
  tab ??= crypto.randomUUID()
  return tab
}

export function IncomingCallDialog({ ring, onClose }: { ring: Ring; onClose(): void }) {
  const notice = ring?.notice ?? null
  const over = ring && 'outcome' in ring ? ring.outcome : null
  const { phase, problem, url, accept, reject } = useAnswer(notice, onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of this ring counts
  useEffect(() => {
    if (!notice || over === null || phase !== 'ringing') return
    if (over === 'no_answer') toast.warn(text.missed(notice.from_user))
    if (over === 'cancelled') toast.info(text.cancelled(notice.from_user))
    if (over === 'accepted') toast.info(text.taken)
    onClose()
  }, [over, phase])

  if (!notice || (over !== null && phase === 'ringing')) return null
  return <RingingDialog {...{ notice, phase, problem, url, onClose }} onAccept={accept} onReject={reject} />
}

function useAnswer(notice: RingNotice | null, onClose: () => void) {
  const [phase, setPhase] = useState<Phase>('ringing')
  const [problem, setProblem] = useState('')
  /** Where the call is, when no page could be opened for it. */
  const [url, setUrl] = useState<string | null>(null)
  const lost = useRef(false)
  const navigate = useNavigate()
  const id = notice?.session_id

  // biome-ignore lint/correctness/useExhaustiveDependencies: another ring starts anew
  useEffect(() => setPhase('ringing'), [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: news about the same ring do not start its sound again
  useEffect(() => (notice && phase === 'ringing' ? play('incoming', { loop: true }) : undefined), [id, phase])
  useTitle(notice !== null && phase === 'ringing' ? text.tab(notice.from_user) : null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer belongs to the phase
  useEffect(() => {
    if (phase !== 'error') return
    const timer = setTimeout(() => {
      setPhase('ringing')
      if (lost.current) onClose()
    }, ERROR_SHOWN)
    return () => clearTimeout(timer)
  }, [phase])

  async function accept(device: Device) {
    if (!notice) return
    setPhase('connecting')
    // Opened within the click, so that no pop-up blocker stops it; the address follows.
    const call = notice.type !== 'chat'
    const page = call ? window.open('', '_blank') : null
    try {
      const { url } = await api.post<{ url: string }>(
        `/calls/accept/${id}/`,
        { device, tab: tabName() },
        { quiet: true },
      )
      if (call) remember(notice, device)
      // The browser opened no page: the astrologer opens it by a button.
      if (call && !page) {
        setUrl(url)
        return setPhase('answered')
      }
      onClose()
      setPhase('ringing')
      if (page) page.location.href = url
      else navigate(url)
    } catch (error) {
      const message = error instanceof ApiError && error.status > 0 ? error.message : text.failed
      page?.close()
      toast.error(message)
      setProblem(message)
      if (id) clearActiveCall(store, id)
      // Over for good, or worth another try.
      lost.current = error instanceof ApiError && [404, 409].includes(error.status)
      setPhase('error')
    }
  }

  function reject() {
    onClose()
    if (id) clearActiveCall(store, id)
    // SPEC 7: errors of this call are ignored; the ring then ends by itself.
    api.post(`/calls/end/${id}/`, undefined, { quiet: true }).catch(() => undefined)
  }

  return { phase, problem, url, accept, reject }
}

function remember({ session_id, conference, type }: RingNotice, source: Device): void {
  storeActiveCall(store, { sessionId: session_id, conference, role: 'astro', source, type, timestamp: Date.now() })
}

/** What the tab is called meanwhile: a ring must be seen among many tabs. */
function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const own = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = own
    }
  }, [title])
}

type RingingProps = {
  notice: RingNotice
  phase: Phase
  problem: string
  url: string | null
  onAccept(device: Device): void
  onReject(): void
  onClose(): void
}

function RingingDialog({ notice, phase, problem, url, onAccept, onReject, onClose }: RingingProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const left = useSecondsLeft(notice.expires_at)
  const kind = notice.type === 'chat' ? 'chat' : 'call'
  const title = phase === 'error' ? text.titles.error : text.titles[phase][kind]
  const busy = phase === 'connecting'
  // A web call that may be taken by phone comes with the number that would ring.
  const byPhone = notice.type === 'web-call' ? notice.phone_number : undefined

  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
    dialog.current?.showModal()
    // Opening a dialog focuses its first button, which rejects.
    dialog.current?.querySelector<HTMLElement>('.btn--primary')?.focus()
  }, [])
  // Who was typing when it rang must not answer with the next key.
  const isStray = () => performance.now() - shownAt.current < STRAY_KEYS

  return (
    <dialog
      ref={dialog}
      className="dialog inc__d inc__modal"
      aria-labelledby="incoming-title"
      onCancel={(event) => {
        event.preventDefault()
        if (isStray()) return
        if (phase === 'answered') onClose()
        else if (!busy) onReject()
      }}
      onKeyDownCapture={(event) => {
        if (isStray() && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
      }}
    >
      <div className="inc__head">
        <Ringer phase={phase} chat={kind === 'chat'} />
        <h2 className="h-sm" id="incoming-title">
          {title}
        </h2>
      </div>
      <div className="inc__who">
        <Avatar name={notice.from_user} size="lg" />
        <div>
          <b>{notice.from_user}</b>
          <p className="small muted">
            {text.kinds[notice.type]}
            {notice.type === 'web-call' ? ` · ${text.conference(notice.conference)}` : null}
          </p>
        </div>
      </div>
      <div className="inc__b">
        {phase === 'error' ? <Callout tone="danger">{problem}</Callout> : null}
        {notice.type === 'phone-call' && phase !== 'error' ? (
          <Callout icon="phone">
            {text.answer(notice.from_user)} <b className="num nowrap">{formatPhone(notice.phone_number ?? '')}</b>
          </Callout>
        ) : null}
        {phase === 'answered' ? (
          <p className="small muted">{text.blocked}</p>
        ) : busy ? (
          <p className="small muted">{text.meter}</p>
        ) : (
          <>
            <KeyValue
              items={[
                {
                  key: text.earn,
                  value: (
                    <>
                      <Inr paise={notice.payout_paise_per_min} /> {text.aMinute}
                    </>
                  ),
                },
              ]}
            />
            {byPhone ? <p className="small muted num">{text.byPhoneHint(formatPhone(byPhone))}</p> : null}
            <p className="tiny muted num">{text.stops(formatRunning(left))}</p>
          </>
        )}
      </div>
      {phase === 'answered' && url ? (
        <div className="inc__f">
          <a className="btn btn--primary" href={url} target="_blank" rel="noreferrer" onClick={onClose}>
            {url.startsWith('/phone-call/') ? text.management : text.join}
          </a>
        </div>
      ) : (
        <div className={cx('inc__f', byPhone && 'inc__f--three')}>
          <Button variant="danger-quiet" disabled={busy} onClick={() => !busy && onReject()}>
            {text.reject}
          </Button>
          {byPhone ? (
            <Button disabled={busy} onClick={() => !busy && onAccept('phone')}>
              {text.byPhone}
            </Button>
          ) : null}
          <Button
            variant="primary"
            loading={busy}
            loadingLabel={text.connecting}
            onClick={() => onAccept(notice.type === 'phone-call' ? 'phone' : 'web')}
            autoFocus
          >
            {text.accept[notice.type]}
          </Button>
        </div>
      )}
    </dialog>
  )
}

function Ringer({ phase, chat }: { phase: Phase; chat: boolean }) {
  if (phase === 'answered') {
    return (
      <span className="ringer ringer--still">
        <Icon name={chat ? 'message-circle' : 'phone'} size="lg" />
      </span>
    )
  }
  if (phase === 'connecting') {
    return (
      <span className="ringer ringer--still">
        <span className="spin" />
      </span>
    )
  }
  const icon = phase === 'error' ? 'triangle-alert' : chat ? 'message-circle' : 'phone-incoming'
  return (
    <span className={phase === 'error' ? 'ringer ringer--err' : 'ringer'}>
      <Icon name={icon} size="lg" />
    </span>
  )
}

function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
