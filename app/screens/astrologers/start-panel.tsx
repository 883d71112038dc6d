// On the profile: what a consultation costs and how to start one; on phones a bar keeps it in reach.
import { formatUsd } from '#app/ui/money.tsx'
import { directoryText } from './messages.ts'
import { type Asked, chatCents } from './prices.ts'
import { StartChat, type StartProps } from './start-chat.tsx'
import { StartKinds } from './start-kinds.tsx'
import { useChatRequest, useKind } from './use-chat-request.ts'

const text = directoryText.start

export function StartPanel(props: StartProps) {
  const request = useChatRequest(props.astrologer.id)
  const [kind, setKind] = useKind(props.astrologer)
  return (
    <div className="card start" id="start">
      <div className="start__head">
        <h2 className="h-xs">{text.title}</h2>
      </div>
      <StartKinds astrologer={props.astrologer} kind={kind} phoneCalls={props.phoneCalls} onKind={setKind} />
      <div className="start__b">
        <StartChat {...props} request={request} kind={kind} />
      </div>
    </div>
  )
}

/** On phones the price and the way to the panel stay in reach. */
export function StartBar({ astrologer }: { astrologer: Asked }) {
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
