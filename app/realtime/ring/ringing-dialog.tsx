// The dialog of an incoming request: the user's name, the payout, and the buttons to answer.

import { useEffect, useRef } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Spinner } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { useSecondsTo } from '#app/ui/hooks/use-seconds-to.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { dialogClass } from '#app/ui/overlay/dialog-class.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'
import { incomingTexts } from './incoming-text.ts'
import { RingAnswers } from './ring-answers.tsx'
import type { RingingProps } from './ring-props.ts'
import { RingTerms } from './ring-terms.tsx'
import type { Phase } from './use-ring-answer.ts'
import { useRingKeys } from './use-ring-keys.ts'

/**
 * The dialog from the first ring to the call. A native <dialog>, because its top layer covers an open dialog, and
 * because content pages do not load the product's dialog.
 */
export function RingingDialog(props: RingingProps) {
  const text = useTexts(incomingTexts)
  const { notice, until, phase, problem, sound, onSilence, onTurnOn, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const left = useSecondsTo(until)
  const kind = notice.type === 'chat' ? 'chat' : 'call'
  // Only the button rejects, because a stray key must not reject a paying client.
  const keys = useRingKeys(phase === 'answered' ? onClose : onSilence)

  useEffect(() => {
    dialog.current?.showModal()
    // A dialog focuses its first button on opening, and a stray key would press it.
    heading.current?.focus()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={cx(dialogClass, 'm-auto w-[min(400px,calc(100vw-32px))] backdrop:bg-backdrop')}
      role="alertdialog"
      aria-labelledby="incoming-title"
      aria-describedby="incoming-caller incoming-kind incoming-pay"
      // Opens again after the second back gesture of a phone, which closes a dialog without a cancel event.
      onClose={() => dialog.current?.showModal()}
      {...keys}
    >
      <div className="flex items-center gap-3.5 px-6 pt-5.5 pb-4">
        <Ringer phase={phase} chat={kind === 'chat'} />
        <h2 className="heading-sm outline-none" id="incoming-title" ref={heading} tabIndex={-1}>
          {phase === 'error' ? text.titles.error : text.titles[phase][kind]}
        </h2>
      </div>
      <Caller notice={notice} />
      <RingTerms
        notice={notice}
        phase={phase}
        problem={problem}
        sound={sound}
        left={left}
        onTurnOn={() => {
          onTurnOn()
          dialog.current?.querySelector<HTMLElement>('[data-answer]')?.focus()
        }}
      />
      <RingAnswers {...props} />
    </dialog>
  )
}

function Caller({ notice }: { notice: RingNotice }) {
  const text = useTexts(incomingTexts)
  return (
    <div className="flex items-center gap-3.5 border-y border-line bg-sunken px-6 py-4">
      <Avatar name={notice.from_user} size="ring" />
      <div>
        <b id="incoming-caller">{notice.from_user}</b>
        <p className="text-small text-muted">
          <span id="incoming-kind">{text.kinds[notice.type]}</span>
        </p>
        {notice.birth_attached ? (
          <p className="mt-0.5 flex items-center gap-1.5 text-small">
            <MoreIcon name="sparkles" size="sm" className="text-accent-text" />
            {text.birth}
          </p>
        ) : null}
      </div>
    </div>
  )
}

// The animated icon of the dialog.
function Ringer({ phase, chat }: { phase: Phase; chat: boolean }) {
  if (phase === 'answered') {
    return (
      <span className="grid size-11 place-items-center rounded-full bg-sunken text-text shadow-none">
        <MoreIcon name={chat ? 'message-circle' : 'phone'} size="lg" />
      </span>
    )
  }
  if (phase === 'connecting') {
    return (
      <span className="grid size-11 place-items-center rounded-full bg-sunken text-text shadow-none">
        <Spinner />
      </span>
    )
  }
  const icon = phase === 'error' ? 'triangle-alert' : chat ? 'message-circle' : 'phone-incoming'
  return (
    <span
      className={
        phase === 'error'
          ? 'grid size-11 place-items-center rounded-full bg-danger-bg text-danger shadow-none'
          : 'grid size-11 place-items-center rounded-full bg-accent text-on-accent shadow-[0_0_0_6px_var(--color-accent-soft)]'
      }
    >
      <MoreIcon name={icon} size="lg" />
    </span>
  )
}
