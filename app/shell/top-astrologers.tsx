import { usePresence } from '#app/live/use-presence.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { AvailabilityChip } from '#app/ui/chip.tsx'
import { formatUsd } from '#app/ui/money.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { TagList } from '#app/ui/tag.tsx'
import type { WireAstrologer } from '#workers/contract/astrologers.ts'
import { usePhotoUrl } from './photo-url.ts'
import { shellText } from './shell-text.ts'

const text = shellText.top

/** The list screen reads both, so it can bring this person to the front. */
export function contactPath(id: string, name: string): string {
  return `/astrologers?${new URLSearchParams({ astrologer_id: id, name })}`
}

function statusMark(status: string): 'online' | 'busy' | 'offline' {
  return status === 'online' || status === 'busy' ? status : 'offline'
}

export function TopAstrologerCard({ astrologer, status }: { astrologer: WireAstrologer; status: string }) {
  const photo = usePhotoUrl()
  const { id, full_name: fullName, languages, specializations } = astrologer
  const pricePerMinCents = Math.round(Math.min(astrologer.price_per_min_chat, astrologer.price_per_min_call) * 100)
  return (
    <article className="acard card">
      <div className="acard__top">
        <Avatar name={fullName} photo={photo(astrologer.profile_photo)} size="lg" status={statusMark(status)} />
        <div className="min0">
          <h3>{fullName}</h3>
          <p className="small muted">{text.experience(astrologer.experience_years)}</p>
          <Rating value={astrologer.average_rating} count={astrologer.rating_count} emptyLabel={text.noRating} />
        </div>
        <AvailabilityChip status={status} />
      </div>
      <dl className="acard__kv">
        {languages.length > 0 ? (
          <div>
            <dt>{text.speaks}</dt>
            <dd>
              <TagList items={languages} max={2} />
            </dd>
          </div>
        ) : null}
        {specializations.length > 0 ? (
          <div>
            <dt>{text.goodAt}</dt>
            <dd>
              <TagList items={specializations} max={2} />
            </dd>
          </div>
        ) : null}
      </dl>
      <div className="acard__price">
        <div>
          <span className="price num">{formatUsd(pricePerMinCents)}</span>{' '}
          <span className="muted small">{text.perMinute}</span>
          <p className="tiny muted num">{text.tenMinutes(formatUsd(pricePerMinCents * 10))}</p>
        </div>
        <ButtonLink to={contactPath(id, fullName)} aria-label={`${text.contact} ${fullName}`}>
          {text.contact}
        </ButtonLink>
      </div>
    </article>
  )
}

export function TopAstrologers({ list }: { list: readonly WireAstrologer[] }) {
  const statusOf = usePresence(list)
  if (list.length === 0) return null
  return (
    <section className="section section--sunken" aria-labelledby="top-astrologers">
      <div className="wrap">
        <div className="sec-head">
          <h2 id="top-astrologers">{text.title}</h2>
          <ButtonLink to="/astrologers" size="sm">
            {text.all}
          </ButtonLink>
        </div>
        <div className="grid g-3">
          {list.slice(0, 3).map((astrologer) => (
            <TopAstrologerCard key={astrologer.id} astrologer={astrologer} status={statusOf(astrologer.id)} />
          ))}
        </div>
      </div>
    </section>
  )
}
