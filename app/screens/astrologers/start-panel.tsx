// The profile's panel with prices and the start of a consultation; on phones a bar at the bottom.
import { formatUsd } from '#app/ui/money.tsx'
import { directoryText } from './directory-text.ts'
import { chatCents, type PricedAstrologer } from './price-of.ts'
import { StartConsultation, type StartProps } from './start-consultation.tsx'
import { StartKinds } from './start-kinds.tsx'
import { useConsultationRequest, useKind } from './use-consultation-request.ts'

const text = directoryText.start

export function StartPanel(props: StartProps) {
  const request = useConsultationRequest(props.astrologer.id)
  const [kind, setKind] = useKind(props.astrologer)
  return (
    <div className="card start" id="start">
      <div className="start__head">
        <h2 className="h-xs">{text.title}</h2>
      </div>
      <StartKinds astrologer={props.astrologer} kind={kind} phoneCalls={props.phoneCalls} onKind={setKind} />
      <div className="start__b">
        <StartConsultation {...props} request={request} kind={kind} />
      </div>
    </div>
  )
}

/** On phones the price and the way to the panel stay in reach. */
export function StartBar({ astrologer }: { astrologer: PricedAstrologer }) {
  const cents = chatCents(astrologer)
  return (
    <div className="mcta">
      <div className="num">
        <b>{formatUsd(cents)}</b> <span className="muted small">{directoryText.perMinute}</span>
        <p className="tiny muted">{directoryText.ten(formatUsd(cents * 10))}</p>
      </div>
      <a className="btn btn--primary" href="#start">
        {text.title}
      </a>
    </div>
  )
}
