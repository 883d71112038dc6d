// The start of a consultation, for a user: an obstacle, or the request form.
import { useTexts } from '#app/language/texts.ts'
import { useOwnPlaces } from '#app/realtime/line/waiting-lines.ts'
import { clockTexts, waitingTexts } from '#app/realtime/line/waiting-text.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'
import { callCents, chatCents, type PricedAstrologer } from '#app/screens/astrologers/prices-in-cents.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { RunningText } from '#app/ui/content/running-text.tsx'
import { useSecondsTo } from '#app/ui/hooks/use-seconds-to.ts'
import { formatUsd } from '#app/ui/money.ts'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { FreeMinutes } from '#workers/contract/consultations/free-minutes.ts'
import { chargeForSeconds } from '#workers/contract/consultations/price-rule.ts'
import { MIN_START_SECONDS } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import type { NamedBirth } from './birth-choice.tsx'
import { FreeMinutesNote } from './free-minutes-note.tsx'
import type { Funds } from './funds.ts'
import { ONLINE_DIRECTORY } from './online-directory-path.ts'
import { RequestForm } from './request-form.tsx'
import { isTalkingWith } from './talking-with.ts'
import type { ConsultationRequest } from './use-consultation-request.ts'
import { usePhoneRefusal } from './use-phone-refusal.ts'
import { WaitInLine } from './wait-in-line.tsx'

export type StartProps = {
  astrologer: PricedAstrologer
  funds: Funds
  /** The user's saved births; null until they are loaded. */
  births: readonly NamedBirth[] | null
  /** The astrologer of the viewer's live consultation. */
  liveWith: string | null
  phoneCalls: boolean
  /** The free minutes that the viewer would have; null without any. */
  freeMinutes: FreeMinutes | null
  /** Reloads the offer after the phone number was verified. */
  onVerified(): void
}
type StartChatProps = StartProps & { request: ConsultationRequest; kind: Kind }

/** Shows the obstacle (offline, no money …), else the form. */
export function StartConsultation(props: StartChatProps) {
  const directoryText = useTexts(directoryTexts)
  const text = useTexts(directoryTexts).start
  const { astrologer, funds, births, liveWith, request, kind, freeMinutes, onVerified } = props
  const isBusy = astrologer.status === 'busy' && !request.asking
  const places = useOwnPlaces({ enabled: isBusy, always: true })
  const place = places.find(({ astrologer_id }) => astrologer_id === astrologer.id) ?? null
  const phoneRefusal = usePhoneRefusal({ astrologerId: astrologer.id, enabled: kind === 'phone-call' })
  const turnEndsAt = isBusy ? (place?.turnEndsAt ?? null) : null
  const name = isolatedName(astrologer.full_name.split(' ')[0] ?? '')
  const priceCents = kind === 'chat' ? chatCents(astrologer) : callCents(astrologer)
  const needed = chargeForSeconds(priceCents, MIN_START_SECONDS)
  const offer = freeMinutes && (
    <FreeMinutesNote offer={freeMinutes} kind={kind} priceCents={priceCents} name={name} onVerified={onVerified} />
  )
  if (isTalkingWith(astrologer, liveWith)) {
    return (
      <>
        <Callout>{directoryText.sessionRunning}</Callout>
        <ButtonLink to={`/chat/${astrologer.id}`} variant="primary" block>
          {directoryText.goToConsultation}
        </ButtonLink>
      </>
    )
  }
  if (isBusy && turnEndsAt === null) {
    return (
      <>
        <Callout tone="warn">{text.busy(name)}</Callout>
        <WaitInLine astrologerId={astrologer.id} name={astrologer.full_name} kind={kind} place={place} />
        <ButtonLink to={ONLINE_DIRECTORY} block>
          {text.others}
        </ButtonLink>
      </>
    )
  }
  // The user's own request makes the astrologer busy, which must not remove the form.
  if (astrologer.status === 'offline' && !request.asking) {
    return (
      <>
        <Callout tone="warn">{text.offline(name)}</Callout>
        <ButtonLink to={ONLINE_DIRECTORY} block>
          {text.others}
        </ButtonLink>
      </>
    )
  }
  if (phoneRefusal !== null)
    return (
      <div role="status">
        <Callout tone="warn">{phoneRefusal}</Callout>
      </div>
    )
  const { availableCents, monthLeftCents } = funds
  const usable = freeMinutes?.needs_phone === false ? freeMinutes : null
  const isFree = usable?.kinds.includes(kind) ?? false
  return (
    <>
      {turnEndsAt === null ? null : <OwnTurn name={name} endsAt={turnEndsAt} />}
      {offer}
      {!isFree && Math.min(availableCents, monthLeftCents ?? availableCents) < needed ? (
        <TooLittle funds={funds} needed={needed} />
      ) : (
        <RequestForm
          request={request}
          funds={funds}
          births={births}
          priceCents={priceCents}
          name={name}
          needed={needed}
          kind={kind}
          freeMinutes={usable}
        />
      )}
    </>
  )
}

/** The user has waited in the queue, and may start now. `endsAt`: on the page's clock. */
function OwnTurn({ name, endsAt }: { name: string; endsAt: number }) {
  const waitingText = useTexts(waitingTexts)
  const clockText = useTexts(clockTexts)
  const left = useSecondsTo(endsAt)
  return (
    <div role="status">
      <Callout tone="ok" title={waitingText.turn(name)}>
        <RunningText figure={clockText(left ?? 0)}>{waitingText.turnText}</RunningText>
      </Callout>
    </div>
  )
}

/** The wallet has too little for a start, or the monthly limit leaves too little. */
function TooLittle({ funds: { availableCents, monthLeftCents }, needed }: { funds: Funds; needed: number }) {
  const text = useTexts(directoryTexts).start
  const isLimit = availableCents >= needed
  return (
    <>
      <Callout tone="warn">
        {text.needs(formatUsd(needed))}{' '}
        {isLimit ? text.limitLeaves(formatUsd(monthLeftCents ?? 0)) : text.have(formatUsd(availableCents))}
      </Callout>
      {/* A secondary button, because users must not be urged to raise their own limit. */}
      <ButtonLink to="/dashboard/user/wallet" variant={isLimit ? 'secondary' : 'primary'} block>
        {isLimit ? text.changeLimit : text.addMoney}
      </ButtonLink>
    </>
  )
}
