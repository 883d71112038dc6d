import type { MouseEvent, Ref } from 'react'
import { tagNameTexts } from '#app/language/tag-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { AvailabilityChip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { Rating } from '#app/ui/rating.tsx'
import { TagList } from '#app/ui/tag.tsx'
import type { Kind } from '#workers/contract/consultations/consultation-states.ts'
import { directoryTexts } from './directory-text.ts'
import { callCents, chatCents, type PricedAstrologer } from './prices-in-cents.ts'
import { ReturnTime } from './return-time.tsx'

type Props = {
  astrologer: PricedAstrologer
  canAsk: boolean
  /** Opens the dialog; the underlying link leads to the profile, which has the same form. */
  onAsk(kind: Kind, from: HTMLElement): void
  highlighted: boolean
  rowRef?: Ref<HTMLLIElement>
}

export function AstrologerRow({ astrologer, canAsk, onAsk, highlighted, rowRef }: Props) {
  const text = useTexts(directoryTexts)
  const tagName = useTexts(tagNameTexts)
  const photo = usePhotoUrl()
  const { id, full_name: name, status, languages, specializations } = astrologer
  const free = canAsk && status === 'online'
  const calls = astrologer.kinds.find((kind) => kind !== 'chat')
  const chats = astrologer.kinds.includes('chat')
  const asks = free ? [...(chats ? ['chat' as const] : []), ...(calls ? [calls] : [])] : []

  function ask(kind: Kind, event: MouseEvent<HTMLElement>) {
    // A click with a modifier opens the profile in a new tab or window.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onAsk(kind, event.currentTarget)
  }

  return (
    <li
      data-chosen={highlighted || undefined}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3.5 border-t border-line p-5 first:border-t-0 sm:grid-cols-[auto_minmax(0,1fr)_148px] sm:gap-x-5 sm:gap-y-3.5 sm:px-6 sm:py-5 min-[1180px]:grid-cols-[auto_minmax(0,1fr)_150px_156px] min-[1180px]:items-center min-[1180px]:gap-5',
        highlighted && 'bg-info-bg',
      )}
      ref={rowRef}
    >
      <Avatar name={name} photo={photo(astrologer.profile_photo)} size="lg" status={status} />
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="[font:inherit]">
            <Link className="text-inherit no-underline hover:underline" to={`/astrologer/${id}`} prefetch="intent">
              {name}
            </Link>
          </h2>
          <AvailabilityChip status={status} />
          <ReturnTime astrologer={astrologer} className="text-small text-muted" />
        </div>
        <div className="mx-0 mt-1.25 mb-2.5 flex flex-wrap items-center gap-x-3.5 gap-y-0.5">
          <Rating value={astrologer.average_rating} count={astrologer.rating_count} />
          <span className="text-small text-muted">{text.years(astrologer.experience_years)}</span>
          <span className="text-small text-muted">{languages.map(tagName).join(', ')}</span>
        </div>
        <TagList items={specializations} max={3} />
      </div>
      <dl className="col-span-full grid grid-cols-2 gap-3 border-t border-line pt-3 sm:col-[2_/_-1] sm:row-[2] sm:grid-cols-[auto_auto] sm:justify-start sm:gap-9 min-[1180px]:col-[3] min-[1180px]:row-[1] min-[1180px]:grid-cols-1 min-[1180px]:gap-2 min-[1180px]:border-0 min-[1180px]:p-0">
        <Price name={text.chat} cents={chats ? chatCents(astrologer) : null} />
        <Price name={text.call} cents={calls ? callCents(astrologer) : null} />
      </dl>
      <div className="col-span-full grid [grid-auto-columns:1fr] grid-flow-col gap-2 sm:col-[3] sm:row-[1] sm:grid-flow-row sm:gap-2 min-[1180px]:col-[4]">
        {asks.map((kind, n) => (
          <ButtonLink
            key={kind}
            to={`/astrologer/${id}#start`}
            variant={n === 0 ? 'primary' : 'secondary'}
            size="sm"
            onClick={(event) => ask(kind, event)}
            aria-haspopup="dialog"
            aria-label={`${kind === 'chat' ? text.chat : text.call}: ${name}`}
          >
            <MoreIcon name={kind === 'chat' ? 'message-circle' : 'phone'} size="sm" />
            {kind === 'chat' ? text.chat : text.call}
          </ButtonLink>
        ))}
        {asks.length === 0 ? (
          <ButtonLink to={`/astrologer/${id}`} size="sm" aria-label={`${text.view}: ${name}`}>
            {text.view}
          </ButtonLink>
        ) : null}
      </div>
    </li>
  )
}

/** `cents` is null if this kind is not offered. */
function Price({ name, cents }: { name: string; cents: number | null }) {
  const text = useTexts(directoryTexts)
  return (
    <div className="flex items-baseline gap-2.5">
      <dt className="w-8.5 text-14 text-muted">{name}</dt>
      {cents === null ? (
        <dd className="text-small text-muted">{text.notOffered}</dd>
      ) : (
        <dd className="num text-14 leading-[1.4] text-muted min-[1180px]:whitespace-nowrap">
          <b className="text-16 font-semibold text-text">{formatUsd(cents)}</b>
          {text.perMinute}
          <span className="block text-12">{text.ten(formatUsd(cents * 10))}</span>
        </dd>
      )}
    </div>
  )
}
