// Starting a consultation: the obstacle where there is one, else the request form.
import { useLocation } from '@remix-run/react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { formatUsd } from '#app/ui/money.tsx'
import { MIN_START_SECONDS } from '#workers/contract/limits.ts'
import { chargeFor } from '#workers/contract/pricing.ts'
import { directoryText } from './directory-text.ts'
import { callCents, chatCents, type PricedAstrologer } from './price-of.ts'
import { RequestForm } from './request-form.tsx'
import type { ConsultationRequest, RequestKind } from './use-consultation-request.ts'

const text = directoryText.start

/** The directory of those who can be asked at once. */
export const FREE_NOW = '/astrologers?online=true'

export type StartProps = {
  astrologer: PricedAstrologer
  role: string | null
  availableCents: number | null
  /** The astrologer of the viewer's own live consultation. */
  liveWith: string | null
  phoneCalls: boolean
}
type StartChatProps = StartProps & { request: ConsultationRequest; kind: RequestKind }

/** Shows the obstacle (no login, offline, no money …), else the form. */
export function StartConsultation({ astrologer, role, availableCents, liveWith, request, kind }: StartChatProps) {
  const { pathname } = useLocation()
  const name = astrologer.full_name.split(' ')[0] ?? ''
  const priceCents = kind === 'chat' ? chatCents(astrologer) : callCents(astrologer)
  const needed = chargeFor(priceCents, MIN_START_SECONDS)
  if (role === null) {
    return (
      <ButtonLink to={`/login?next=${encodeURIComponent(pathname)}`} variant="primary" size="lg" block>
        {text.login}
      </ButtonLink>
    )
  }
  if (role !== 'user' || availableCents === null) return <p className="text-small text-muted">{text.notUser}</p>
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
  // Our own request makes the astrologer busy: that is no reason to take the form away.
  if (astrologer.status !== 'online' && !request.asking) {
    return (
      <>
        <Callout tone="warn">{astrologer.status === 'busy' ? text.busy(name) : text.offline(name)}</Callout>
        <ButtonLink to={FREE_NOW} block>
          {text.others}
        </ButtonLink>
      </>
    )
  }
  return availableCents < needed ? (
    <TooLittle needed={needed} availableCents={availableCents} />
  ) : (
    <RequestForm {...{ request, availableCents, priceCents, name, needed, kind }} />
  )
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
