import { Link } from '@remix-run/react'
import type { MouseEvent, Ref } from 'react'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { AvailabilityChip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { formatUsd } from '#app/ui/money.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { TagList } from '#app/ui/tag.tsx'
import { directoryText as text } from './directory-text.ts'
import { chatCents, type PricedAstrologer } from './price-of.ts'

type Props = {
  astrologer: PricedAstrologer
  canAsk: boolean
  /** Opens the dialog; the link behind it leads to the profile, where a chat can be started too. */
  onAsk(from: HTMLElement): void
  highlighted: boolean
  rowRef?: Ref<HTMLLIElement>
}

export function AstrologerRow({ astrologer, canAsk, onAsk, highlighted, rowRef }: Props) {
  const photo = usePhotoUrl()
  const { id, full_name: name, status, languages, specializations } = astrologer
  const cents = chatCents(astrologer)
  const free = canAsk && status === 'online' && astrologer.chat_enabled

  function ask(event: MouseEvent<HTMLElement>) {
    // A click for a new tab or window opens the profile.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onAsk(event.currentTarget)
  }

  return (
    <li className={cx('arow', highlighted && 'arow--on')} ref={rowRef}>
      <Avatar name={name} photo={photo(astrologer.profile_photo)} size="lg" status={status} />
      <div className="arow__main">
        <div className="arow__name">
          <h2 className="arow__h">
            <Link to={`/astrologer/${id}`} prefetch="intent">
              {name}
            </Link>
          </h2>
          <AvailabilityChip status={status} />
        </div>
        <div className="arow__meta">
          <Rating value={astrologer.average_rating} count={astrologer.rating_count} />
          <span className="muted small">{text.years(astrologer.experience_years)}</span>
          <span className="muted small">{languages.join(', ')}</span>
        </div>
        <TagList items={specializations} max={3} />
      </div>
      <dl className="arow__price">
        <div>
          <dt>{text.chat}</dt>
          <dd className="num">
            <b>{formatUsd(cents)}</b>
            {text.perMinute}
            <span>{text.ten(formatUsd(cents * 10))}</span>
          </dd>
        </div>
      </dl>
      <div className="arow__act">
        <ButtonLink
          to={`/astrologer/${id}`}
          variant={free ? 'primary' : 'secondary'}
          size="sm"
          onClick={free ? ask : undefined}
          aria-haspopup={free ? 'dialog' : undefined}
          aria-label={`${free ? text.chat : text.view}: ${name}`}
        >
          {free ? <Icon name="message-circle" size="sm" /> : null}
          {free ? text.chat : text.view}
        </ButtonLink>
      </div>
    </li>
  )
}
