// The global incoming dialog, astrologers only (SPEC 2.9): rings in all tabs, the first answer wins.
import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/session/api.ts'
import { api } from '#app/session/browser.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { KeyValue } from '#app/ui/card.tsx'
import { formatRunning } from '#app/ui/duration.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Inr } from '#app/ui/money.tsx'
import { toast } from '#app/ui/toasts.ts'
import type { RingNotice } from '#workers/contract/live.ts'
import { incomingText as text } from './incoming-messages.ts'
import type { Ring } from './line.ts'
import { startRinging } from './ringtone.ts'

type Phase = 'ringing' | 'connecting' | 'error'
const ERROR_SHOWN = 2_000

let tab: string | null = null
/** Names this tab, so that its own repeat is no second device. */
function tabName(): string {
  tab ??= crypto.randomUUID()
  return tab
}

export function IncomingCallDialog({ ring, onClose }: { ring: Ring; onClose(): void }) {
  const notice = ring?.notice ?? null
  const over = ring && 'outcome' in ring ? ring.outcome : null
  const { phase, problem, accept, reject } = useAnswer(notice, onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of this ring counts
  useEffect(() => {
    if (!notice || over === null || phase === 'connecting' || phase === 'error') return
    if (over === 'no_answer') toast.warn(text.missed(notice.from_user))
    if (over === 'cancelled') toast.info(text.cancelled(notice.from_user))
    if (over === 'accepted') toast.info(text.taken)
    onClose()
  }, [over, phase])

  if (!notice || (over !== null && phase === 'ringing')) return null
  return <RingingDialog notice={notice} phase={phase} problem={problem} onAccept={accept} onReject={reject} />
}

function useAnswer(notice: RingNotice | null, onClose: () => void) {
  const [phase, setPhase] = useState<Phase>('ringing')
  const [problem, setProblem] = useState('')
  const lost = useRef(false)
  const navigate = useNavigate()
  const id = notice?.session_id

  // biome-ignore lint/correctness/useExhaustiveDependencies: another ring starts anew
  useEffect(() => setPhase('ringing'), [id])
  useEffect(() => (notice && phase === 'ringing' ? startRinging() : undefined), [notice, phase])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer belongs to the phase
  useEffect(() => {
    if (phase !== 'error') return
    const timer = setTimeout(() => {
      setPhase('ringing')
      if (lost.current) onClose()
    }, ERROR_SHOWN)
    return () => clearTimeout(timer)
  }, [phase])

  async function accept() {
    setPhase('connecting')
    // Opened within the click, so that no pop-up blocker stops it; the address follows.
    const page = notice && notice.type !== 'chat' ? window.open('', '_blank') : null
    try {
      const { url } = await api.post<{ url: string }>(
        `/calls/accept/${id}/`,
        { device: 'web', tab: tabName() },
        { quiet: true },
      )
      onClose()
      setPhase('ringing')
      if (page) page.location.href = url
      else navigate(url)
    } catch (error) {
      const message = error instanceof ApiError && error.status > 0 ? error.message : text.failed
      page?.close()
      toast.error(message)
      setProblem(message)
      // Over for good, or worth another try.
      lost.current = error instanceof ApiError && [404, 409].includes(error.status)
      setPhase('error')
    }
  }

  function reject() {
    onClose()
    // SPEC 7: errors of this call are ignored; the ring then ends by itself.
    api.post(`/calls/end/${id}/`, undefined, { quiet: true }).catch(() => undefined)
  }

  return { phase, problem, accept, reject }
}

type RingingProps = { notice: RingNotice; phase: Phase; problem: string; onAccept(): void; onReject(): void }

function RingingDialog({ notice, phase, problem, onAccept, onReject }: RingingProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const left = useSecondsLeft(notice.expires_at)
  const kind = notice.type === 'chat' ? 'chat' : 'call'
  const title = phase === 'error' ? text.titles.error : text.titles[phase][kind]
  const busy = phase === 'connecting'

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="dialog inc__d inc__modal"
      aria-labelledby="incoming-title"
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onReject()
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
        {busy ? (
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
            <p className="tiny muted num">{text.stops(formatRunning(left))}</p>
          </>
        )}
      </div>
      <div className="inc__f">
        <Button variant="danger-quiet" disabled={busy} onClick={() => !busy && onReject()}>
          {text.reject}
        </Button>
        <Button variant="primary" loading={busy} loadingLabel={text.connecting} onClick={onAccept} autoFocus>
          {text.accept[notice.type]}
        </Button>
      </div>
    </dialog>
  )
}

function Ringer({ phase, chat }: { phase: Phase; chat: boolean }) {
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
