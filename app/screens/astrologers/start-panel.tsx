// The profile's panel with prices and the start of a consultation; on phones a bar at the bottom.
import { type OwnPlace, useOwnPlaces } from '#app/live/waiting-lines.ts'
import { waitingText } from '#app/live/waiting-text.ts'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { directoryText } from './directory-text.ts'
import { lowestCents } from './prices-in-cents.ts'
import { FREE_NOW, StartConsultation, type StartProps } from './start-consultation.tsx'
import { StartKinds } from './start-kinds.tsx'
import { useConsultationRequest, useKind } from './use-consultation-request.ts'

const text = directoryText.start

export function StartPanel(props: StartProps) {
  const request = useConsultationRequest(props.astrologer.id)
  const [kind, setKind] = useKind(props.astrologer)
  return (
    <div className="card" id="start">
      <div className="px-5 pt-5 pb-3">
        <h2 className="heading-xs">{text.title}</h2>
      </div>
      <StartKinds astrologer={props.astrologer} kind={kind} phoneCalls={props.phoneCalls} onKind={setKind} />
      <div className="grid gap-4 p-5">
        <StartConsultation {...props} request={request} kind={kind} />
      </div>
    </div>
  )
}

/** On phones the price and the way to the panel stay in reach. */
export function StartBar({ astrologer, role }: Pick<StartProps, 'astrologer' | 'role'>) {
  const cents = lowestCents(astrologer)
  const isBusy = astrologer.status === 'busy'
  const places = useOwnPlaces({ enabled: role === 'user' && isBusy })
  const place = isBusy ? places.find(({ astrologer_id }) => astrologer_id === astrologer.id) : undefined
  return (
    <div className="sticky bottom-0 z-20 mx-[calc(-1*var(--spacing-gutter))] mt-8 mb-0 flex items-center justify-between gap-4 border-t border-line bg-surface px-gutter py-3 lg:hidden">
      <div className="num">
        {cents === null ? null : (
          <>
            <b>{formatUsd(cents)}</b> <span className="text-small text-muted">{directoryText.perMinute}</span>
            <p className="text-tiny text-muted">{directoryText.ten(formatUsd(cents * 10))}</p>
          </>
        )}
      </div>
      {astrologer.status !== 'offline' ? (
        <a className={buttonClass({ variant: 'primary' })} href="#start">
          {isBusy ? wayIn(place) : text.title}
        </a>
      ) : (
        <ButtonLink to={FREE_NOW}>{text.others}</ButtonLink>
      )}
    </div>
  )
}

/** Target of the bar while the astrologer talks: the line, one's own place in it, or the start at one's turn. */
function wayIn(place: OwnPlace | undefined): string {
  if (!place) return waitingText.join
  return place.turnEndsAt === null ? waitingText.inLine(place.position) : text.title
}
