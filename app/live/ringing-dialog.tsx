// The dialog of a ring: the caller's name, the payout, and the buttons to answer.
import { useEffect, useRef } from 'react'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { KeyValue } from '#app/ui/card.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatRunning } from '#app/ui/duration.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Inr } from '#app/ui/money.tsx'
import { formatPhone } from '#app/ui/phone-number.ts'
import { useSecondsTo } from '#app/ui/use-seconds-to.ts'
import { useCanCall } from '#app/voice/use-can-call.ts'
import { KIND_NAMES } from '#workers/contract/consultation-states.ts'
import type { RingNotice } from '#workers/contract/live.ts'
import { incomingText as text } from './incoming-text.ts'
import type { Device, Phase } from './use-ring-answer.ts'

const STRAY_KEYS = 700

type RingingProps = {
  notice: RingNotice
  /** When it stops by itself, on the page's clock (performance.now). */
  until: number
  phase: Phase
  problem: string
  url: string | null
  onAccept(device: Device): void
  onReject(): void
  onClose(): void
}

/** One ring, from its first sound to the call. */
export function RingingDialog({ notice, until, phase, problem, url, onAccept, onReject, onClose }: RingingProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const left = useSecondsTo(until)
  const kind = notice.type === 'chat' ? 'chat' : 'call'
  const title = phase === 'error' ? text.titles.error : text.titles[phase][kind]
  const busy = phase === 'connecting'
  const canTake = useCanCall() || notice.type !== 'web-call'
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
            {KIND_NAMES[notice.type]}
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
            {canTake ? null : <p className="small muted">{text.cannot}</p>}
            <p className="tiny muted num">{text.stops(formatRunning(left ?? 0))}</p>
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
            disabled={!canTake}
            onClick={() => onAccept(notice.type === 'phone-call' ? 'phone' : 'web')}
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
