// A strip on every page of a user who waits in queues: the place in each, or that it is the user's turn.

import { useLocation } from '@remix-run/react'
import { useTexts } from '#app/language/texts.ts'
import { RunningText } from '#app/ui/content/running-text.tsx'
import { cx } from '#app/ui/cx.ts'
import { useSecondsTo } from '#app/ui/hooks/use-seconds-to.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { type OwnPlace, useOwnPlaces } from './waiting-lines.ts'
import { clockTexts, estimateTexts, waitingTexts } from './waiting-text.ts'

export function WaitingStrip() {
  const text = useTexts(waitingTexts)
  const { pathname } = useLocation()
  const places = useOwnPlaces({ enabled: true })
  const shown = places.filter(({ astrologer_id }) => pathname !== `/astrologer/${astrologer_id}`)
  if (shown.length === 0) return null
  return (
    <aside className="border-b border-line text-14" aria-label={text.label}>
      {shown.map((place) => (
        <PlaceRow key={place.astrologer_id} place={place} />
      ))}
    </aside>
  )
}

function PlaceRow({ place }: { place: OwnPlace }) {
  const clockText = useTexts(clockTexts)
  const text = useTexts(waitingTexts)
  const estimateText = useTexts(estimateTexts)
  const left = useSecondsTo(place.turnEndsAt)
  const { astrologer_id: id, position, estimate } = place
  const name = isolatedName(place.astrologer_name)
  const isTurn = place.turnEndsAt !== null
  return (
    <div className={isTurn ? 'bg-ok-bg' : 'bg-info-bg'}>
      <div className="mx-auto flex min-h-11 w-full max-w-page items-center gap-2.5 px-gutter">
        <MoreIcon className={cx('flex-none', isTurn ? 'text-ok' : 'text-info')} name="hourglass" />
        <div className="flex min-w-0 flex-wrap gap-x-2.5 py-1" role={isTurn ? 'status' : undefined}>
          <span className="min-w-0">
            {isTurn ? (
              <RunningText figure={clockText(left ?? 0)}>{(time) => text.stripTurn(name, time)}</RunningText>
            ) : (
              text.strip(position, name)
            )}
          </span>
          {estimate ? <span className="num whitespace-nowrap text-muted">{estimateText(estimate)}</span> : null}
        </div>
        <Link className="flex-none py-2 font-semibold" to={`/astrologer/${id}#start`}>
          {isTurn ? text.start : text.open}
        </Link>
      </div>
    </div>
  )
}
