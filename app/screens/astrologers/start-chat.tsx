// The way into a chat: what it costs, and what stands in the way, else the form that asks.
import { useLocation } from '@remix-run/react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatUsd } from '#app/ui/money.tsx'
import type { WireAstrologer } from '#workers/contract/astrologers.ts'
import { MIN_START_SECONDS } from '#workers/contract/limits.ts'
import { chargeFor } from '#workers/contract/pricing.ts'
import { AskForm } from './ask-form.tsx'
import { directoryText } from './messages.ts'
import type { ChatRequest } from './use-chat-request.ts'

const text = directoryText.start

export type Asked = Omit<WireAstrologer, 'bio'>
export type StartProps = {
  astrologer: Asked
  role: string | null
  availableCents: number | null
  /** The astrologer of the viewer's own live session. */
  liveWith: string | null
}
type StartChatProps = StartProps & { request: ChatRequest }

export function chatCents(astrologer: Asked): number {
  return Math.round(astrologer.price_per_min_chat * 100)
}

export function StartPrice({ astrologer }: { astrologer: Asked }) {
  const cents = chatCents(astrologer)
  return (
    <div className="start__price kind">
      <Icon name="message-circle" />
      <span className="grow">
        <b>{directoryText.chat}</b>
        <span className="small muted">{text.about}</span>
      </span>
      <span className="right num">
        <b>{formatUsd(cents)}</b>
        <span className="muted small"> {directoryText.perMinute}</span>
        <span className="tiny muted start__ten">{directoryText.ten(formatUsd(cents * 10))}</span>
      </span>
    </div>
  )
}

/** What stands in the way is said in its place; else the form. */
export function StartChat({ astrologer, role, availableCents, liveWith, request }: StartChatProps) {
  const { pathname } = useLocation()
  const name = astrologer.full_name.split(' ')[0] ?? ''
  const priceCents = chatCents(astrologer)
  const needed = chargeFor(priceCents, MIN_START_SECONDS)
  if (role === null) {
    return (
      <ButtonLink to={`/login?next=${encodeURIComponent(pathname)}`} variant="primary" size="lg" block>
        {text.login}
      </ButtonLink>
    )
  }
  if (role !== 'user' || availableCents === null) return <p className="small muted">{text.notUser}</p>
  if (liveWith === astrologer.id) {
    return (
      <>
        <Callout>{directoryText.sessionRunning}</Callout>
        <ButtonLink to={`/chat/${astrologer.id}`} variant="primary" block>
          {directoryText.goToSession}
        </ButtonLink>
      </>
    )
  }
  if (!astrologer.chat_enabled) return <Callout>{text.noChats(name)}</Callout>
  // Our own request makes the astrologer busy: that is no reason to take the form away.
  if (astrologer.status !== 'online' && !request.asking) {
    return <Callout tone="warn">{astrologer.status === 'busy' ? text.busy(name) : text.offline(name)}</Callout>
  }
  if (availableCents < needed) return <TooLittle needed={needed} availableCents={availableCents} />
  return <AskForm {...{ request, availableCents, priceCents, name, needed }} />
}

function TooLittle({ needed, availableCents }: { needed: number; availableCents: number }) {
  return (
    <>
      <Callout tone="warn">
        {text.needs(formatUsd(needed))} {text.have(formatUsd(availableCents))}
      </Callout>
      <ButtonLink to="/dashboard/user/wallet" variant="primary" block>
        {text.addMoney}
      </ButtonLink>
    </>
  )
}
