// One line above the messages: low balance, reconnecting, ended.

import { type ReactNode, useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import type { MeterReading, RoomModel, Side } from '#app/realtime/room/room-model.ts'
import { endSentenceTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { FreeMinutesQuestion } from '#app/screens/consultations/room/free-minutes-question.tsx'
import { offlineTexts } from '#app/screens/consultations/room/offline-text.ts'
import type { EndConsultation } from '#app/screens/consultations/room/use-end-consultation.ts'
import { ButtonLink, Spinner } from '#app/ui/button.tsx'
import { RunningText } from '#app/ui/content/running-text.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatRecord } from '#app/ui/duration.ts'
import { MoreIcon, type MoreIconName } from '#app/ui/icons/more-icon.tsx'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { chatTexts } from './chat-text.ts'

type Props = {
  consultation: WireConsultation
  side: Side
  other: string
  room: RoomModel
  reading: MeterReading | null
  ending: EndConsultation
  /** The client's answers to the question after the free minutes. */
  onGoOn(): void
  onEnd(): void
}

const UNHEARD = { chat: 'unheardText', 'web-call': 'unheardCall', 'phone-call': 'unheardPhone' } as const

export function ChatBanner({ consultation, side, other, room, reading, ending, onGoOn, onEnd }: Props) {
  const text = useTexts(chatTexts)
  const offlineText = useTexts(offlineTexts)
  const state = consultation.state === 'ended' ? 'ended' : (room.state?.state ?? consultation.state)
  if (state === 'ended') return <EndedBanner consultation={consultation} side={side} room={room} reading={reading} />
  if (state === 'ending') return <Banner tone="ok" icon="receipt-text" title={text.finalizing} />
  if (ending === 'unheard') {
    return <Banner spinning title={text.unheard} body={text[UNHEARD[consultation.kind]]} />
  }
  if (room.link === 'down' && (state === 'active' || state === 'paused')) {
    const { title, body } = offlineText(consultation.kind, side, room.state?.provider ?? null)
    return <Banner spinning title={title} body={body} />
  }
  if (state === 'paused' && room.state?.free?.question_until)
    return <FreeMinutesQuestion room={room} side={side} other={other} onGoOn={onGoOn} onEnd={onEnd} />
  if (state === 'paused') {
    return (
      <Banner
        spinning
        title={text.paused(other)}
        body={side === 'user' ? text.pausedText : text.pausedTextAstrologer}
      />
    )
  }
  if (state !== 'active' || !reading || reading.secondsLeft > 120) return null
  const user = side === 'user'
  const why = room.state?.limited_by
  // A top-up helps only if the balance is the limit.
  const helps = user && why !== 'budget' && why !== 'month'
  const add = helps ? (
    <ButtonLink
      to="/dashboard/user/wallet"
      target="_blank"
      size="sm"
      variant={reading.secondsLeft <= 30 ? 'primary' : 'secondary'}
    >
      {text.addMoney}
    </ButtonLink>
  ) : null
  const body = !user ? text.lowTextAstrologer : text.lowTexts[why === 'budget' || why === 'month' ? why : 'balance']
  if (reading.secondsLeft <= 30) {
    const last = !user ? text.criticalTextAstrologer : helps ? text.criticalText : text.criticalTextLimited
    return (
      <Banner
        tone="danger"
        icon="hourglass"
        title={<RunningText figure={`${reading.secondsLeft}`}>{text.critical}</RunningText>}
        body={last}
        action={add}
        spoken={last}
      />
    )
  }
  return <LowBanner secondsLeft={reading.secondsLeft} body={body} action={add} />
}

function LowBanner({ secondsLeft, ...props }: { secondsLeft: number; body: string; action: ReactNode }) {
  const title = leftInWords(secondsLeft)
  const [first] = useState(title)
  return <Banner tone="warn" icon="hourglass" title={title} spoken={`${first} ${props.body}`} {...props} />
}

/** Rounds the remaining time: to thirty seconds, and to five in the last minute. */
function leftInWords(seconds: number): string {
  const { two, oneAndHalf, one, seconds: few } = chatTexts[currentLanguage()].lowLeft
  if (seconds > 105) return two
  if (seconds > 75) return oneAndHalf
  return seconds > 55 ? one : few(Math.ceil(seconds / 5) * 5)
}

function EndedBanner({ consultation, side, room, reading }: Omit<Props, 'other' | 'ending' | 'onGoOn' | 'onEnd'>) {
  const text = useTexts(chatTexts)
  const endSentence = useTexts(endSentenceTexts)
  const live = room.state?.state === 'ended' ? room.state : null
  const reason = live?.end_reason ?? consultation.end_reason
  const endedBy = live?.ended_by ?? consultation.ended_by
  const { user, astrologer } = consultation
  const names = { user: isolatedName(user.full_name), astrologer: isolatedName(astrologer.full_name) }
  const seconds = (live && reading?.seconds) ?? consultation.billable_seconds
  const cents = live?.cost_cents ?? consultation.charge_cents
  const paise = live?.earned_paise ?? consultation.payout_paise ?? 0
  const cost =
    cents === 0 && paise === 0
      ? text.notCharged
      : side === 'user'
        ? text.billed(formatRecord(seconds), formatUsd(cents))
        : text.billedAstrologer(formatRecord(seconds), formatInr(paise))
  return (
    <Banner
      tone={reason === 'user_ended' || reason === 'astrologer_ended' ? 'ok' : 'warn'}
      icon="receipt-text"
      title={endSentence({ reason, side, names, endedBy })}
      body={cost}
      action={
        <ButtonLink to={`/receipts/${consultation.session_id}`} size="sm">
          {text.receipt}
        </ButtonLink>
      }
    />
  )
}

type BannerProps = {
  tone?: keyof typeof tones
  icon?: MoreIconName
  spinning?: boolean
  title: ReactNode
  body?: string
  action?: ReactNode
  /** Read by screen readers in place of the visible text, which changes every second. */
  spoken?: string
}

const tones = {
  info: { box: 'bg-info-bg', mark: '' },
  warn: { box: 'bg-busy-bg', mark: 'text-busy' },
  danger: { box: 'bg-danger-bg', mark: 'text-danger' },
  ok: { box: 'bg-ok-bg', mark: 'text-ok' },
}

function Banner({ tone = 'info', icon, spinning, title, body, action, spoken }: BannerProps) {
  return (
    <div
      className={cx('flex items-center gap-3 border-b border-line px-5 py-2.5 text-14 leading-[1.45]', tones[tone].box)}
      role={spoken ? undefined : 'status'}
    >
      {spinning ? <Spinner /> : <MoreIcon name={icon ?? 'info'} className={tones[tone].mark} />}
      <p className="flex-1 in-data-[room=call]:flex-initial">
        <strong>{title}</strong> {body}
      </p>
      {spoken ? (
        <span className="sr-only" role={tone === 'danger' ? 'alert' : 'status'}>
          {spoken}
        </span>
      ) : null}
      {action}
    </div>
  )
}
