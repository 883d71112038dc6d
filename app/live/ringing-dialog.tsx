// The dialog of a ring: the caller's name, the payout, and the buttons to answer.
import { useEffect, useRef } from 'react'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { KeyValue } from '#app/ui/card.tsx'
import { cx } from '#app/ui/cx.ts'
import { dialogClass } from '#app/ui/dialog-class.ts'
import { formatRunning } from '#app/ui/duration.ts'
import { Inr } from '#app/ui/money.tsx'
import { MoreIcon } from '#app/ui/more-icon.tsx'
import { formatPhone } from '#app/ui/phone-number.ts'
import { useSecondsTo } from '#app/ui/use-seconds-to.ts'
import { useCanCall } from '#app/voice/use-can-call.ts'
import { KIND_NAMES } from '#workers/contract/consultation-states.ts'
import type { RingNotice } from '#workers/contract/live.ts'
import { incomingText as text } from './incoming-text.ts'
import { Ringer } from './ringer.tsx'
import type { Device, Phase } from './use-ring-answer.ts'
import type { RingSound } from './use-ring-sound.ts'

/** Within this time after the first ring no key presses a button (ms). */
const STRAY_KEYS = 700

const isPress = (key: string) => key === 'Enter' || key === ' '

type RingingProps = {
  notice: RingNotice
  /** When it stops by itself, on the page's clock (performance.now). */
  until: number
  phase: Phase
  problem: string
  url: string | null
  onAccept(device: Device): void
  onReject(): void
  sound: RingSound
  onSilence(): void
  onTurnOn(): void
  onClose(): void
}

/**
 * One ring, from its first sound to the call. Hand-made of the browser's <dialog>: its top layer lies above a dialog
 * that is open already, and it may ring on a content page.
 */
export function RingingDialog({ notice, until, phase, problem, url, sound, ...on }: RingingProps) {
  const { onAccept, onReject, onSilence, onTurnOn, onClose } = on
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
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
    // Opening a dialog focuses its first button, and a key that was meant for something else would press it.
    heading.current?.focus()
  }, [])
  // Who was typing when it rang must not answer with the next key.
  const isStray = () => performance.now() - shownAt.current < STRAY_KEYS
  // Only the button rejects: a paying client must not go with a key.
  const silenceOrClose = useRef(() => {})
  silenceOrClose.current = () => {
    if (isStray()) return
    if (phase === 'answered') onClose()
    else onSilence()
  }
  // Chromium closes a dialog at the second Escape without a click between them, whatever its cancel event is answered;
  // a key that was prevented never gets there. https://html.spec.whatwg.org/multipage/interaction.html#close-requests
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      silenceOrClose.current()
    }
    addEventListener('keydown', heard, { capture: true })
    return () => removeEventListener('keydown', heard, { capture: true })
  }, [])

  return (
    <dialog
      ref={dialog}
      className={cx(dialogClass, 'm-auto w-[min(400px,calc(100vw-32px))] backdrop:bg-backdrop')}
      role="alertdialog"
      aria-labelledby="incoming-title"
      aria-describedby="incoming-caller incoming-kind incoming-pay"
      onCancel={(event) => {
        event.preventDefault()
        silenceOrClose.current()
      }}
      // The back gesture of a phone, twice.
      onClose={() => dialog.current?.showModal()}
      onKeyDownCapture={(event) => {
        // A key that is held down repeats past the first moment.
        if ((isStray() || event.repeat) && isPress(event.key)) event.preventDefault()
      }}
      // Firefox presses a button as the space bar is let go.
      onKeyUpCapture={(event) => {
        if (isStray() && isPress(event.key)) event.preventDefault()
      }}
    >
      <div className="flex items-center gap-3.5 px-6 pt-5.5 pb-4">
        <Ringer phase={phase} chat={kind === 'chat'} />
        <h2 className="heading-sm outline-none" id="incoming-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <div className="flex items-center gap-3.5 border-y border-line bg-sunken px-6 py-4">
        <Avatar name={notice.from_user} size="ring" />
        <div>
          <b id="incoming-caller">{notice.from_user}</b>
          <p className="text-small text-muted">
            <span id="incoming-kind">{KIND_NAMES[notice.type]}</span>
          </p>
          {notice.birth_attached ? (
            <p className="mt-0.5 flex items-center gap-1.5 text-small">
              <MoreIcon name="sparkles" size="sm" className="text-accent-text" />
              {text.birth}
            </p>
          ) : null}
        </div>
      </div>
      <div className="grid gap-3 px-6 py-4">
        {phase === 'error' ? <Callout tone="danger">{problem}</Callout> : null}
        {notice.type === 'phone-call' && phase !== 'error' ? (
          <Callout icon="phone">
            {text.answer(notice.from_user)}{' '}
            <b className="num whitespace-nowrap">{formatPhone(notice.phone_number ?? '')}</b>
          </Callout>
        ) : null}
        {phase === 'answered' ? (
          <p className="text-small text-muted">{text.blocked}</p>
        ) : busy ? (
          <p className="text-small text-muted">{text.meter}</p>
        ) : (
          <>
            <div id="incoming-pay">
              <KeyValue
                items={[
                  { key: text.earn, value: <Pay paise={notice.payout_paise_per_min} /> },
                  ...(notice.longest_minutes === undefined
                    ? []
                    : [{ key: text.longest, value: text.minutes(notice.longest_minutes) }]),
                ]}
              />
            </div>
            <RingSoundLine
              sound={sound}
              onTurnOn={() => {
                onTurnOn()
                dialog.current?.querySelector<HTMLElement>('[data-answer]')?.focus()
              }}
            />
            {byPhone ? <p className="num text-small text-muted">{text.byPhoneHint(formatPhone(byPhone))}</p> : null}
            {canTake ? null : <p className="text-small text-muted">{text.cannot}</p>}
            <p className="num text-tiny text-muted">
              {text.stops(formatRunning(left ?? 0))}
              {notice.type === 'web-call' ? (
                <span className="block wrap-anywhere">{text.conference(notice.conference)}</span>
              ) : null}
            </p>
          </>
        )}
      </div>
      {phase === 'answered' && url ? (
        <div className="grid px-6 pb-6">
          <a
            data-answer
            className={buttonClass({ variant: 'primary' })}
            href={url}
            target="_blank"
            rel="noreferrer"
            onClick={onClose}
          >
            {url.startsWith('/phone-call/') ? text.management : text.join}
          </a>
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(max-content,1fr)] gap-2.5 px-6 pb-6">
          <Button variant="danger-quiet" narrow disabled={busy} onClick={() => !busy && onReject()}>
            {text.reject}
          </Button>
          {byPhone ? (
            <Button narrow disabled={busy} onClick={() => !busy && onAccept('phone')}>
              {text.byPhone}
            </Button>
          ) : null}
          <Button
            data-answer
            variant="primary"
            narrow
            className={byPhone ? 'col-span-full' : undefined}
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

function Pay({ paise }: { paise: number }) {
  return (
    <>
      <Inr paise={paise} /> {text.aMinute}
    </>
  )
}

function RingSoundLine({ sound, onTurnOn }: { sound: RingSound; onTurnOn(): void }) {
  if (sound === 'on') return null
  if (sound === 'silenced') return <p className="text-small text-muted">{text.silenced}</p>
  return (
    <Callout tone="warn">
      {text.soundOff}
      <Button size="sm" className="mt-2 flex" onClick={onTurnOn}>
        {text.turnOn}
      </Button>
    </Callout>
  )
}
