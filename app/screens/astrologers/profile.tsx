import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { usePresence } from '#app/live/use-presence.ts'
import { LocalDateTime } from '#app/screens/consultations/local-time.tsx'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { AvailabilityChip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Rating, Stars } from '#app/ui/rating.tsx'
import { TagList } from '#app/ui/tag.tsx'
import type { AstrologerAnswer } from '#workers/contract/astrologers.ts'
import { directoryText as text } from './directory-text.ts'
import { StartBar, StartPanel } from './start-panel.tsx'

/** The public profile: open to everyone (PRODUCT 2). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { services, viewer } = context
  const astrologer = await services.astrologers.find(params.astrologerId ?? '')
  if (!astrologer) throw new Response('There is no astrologer here.', { status: 404 })
  const wallet = viewer?.role === 'user' ? await services.money.wallet(viewer) : null
  return {
    astrologer,
    role: viewer?.role ?? null,
    availableCents: wallet?.available_cents ?? null,
    liveWith: viewer?.liveWith ?? null,
    phoneCalls: services.calls.phone,
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.astrologer.full_name ?? text.breadcrumb },
  { name: 'description', content: data?.astrologer.bio.slice(0, 150) ?? '' },
]

export default function Profile() {
  const { astrologer: rendered, ...own } = useLoaderData<typeof loader>()
  const statusOf = usePresence([rendered])
  const photo = usePhotoUrl()
  const astrologer = { ...rendered, status: statusOf(rendered.id) }
  return (
    <main id="main" className="wrap prof-page">
      <nav className="crumbs" aria-label="Breadcrumb">
        <Link to="/astrologers">{text.breadcrumb}</Link>
        <Icon name="chevron-right" size="sm" />
        <span>{astrologer.full_name}</span>
      </nav>
      <div className="split" style={{ ['--side' as string]: '384px' }}>
        <div>
          <div className="prof">
            <Avatar
              name={astrologer.full_name}
              photo={photo(astrologer.profile_photo)}
              size="xl"
              status={astrologer.status}
            />
            <div className="min0">
              <h1>{astrologer.full_name}</h1>
              <div className="row row--wrap prof__row">
                <AvailabilityChip status={astrologer.status} />
                <Rating value={astrologer.average_rating} count={astrologer.rating_count} />
                <span className="small muted num">{text.sessions(astrologer.session_count)}</span>
              </div>
              <p className="muted prof__line">
                {text.experience(astrologer.experience_years)} {text.speaks(listed(astrologer.languages))}
              </p>
            </div>
          </div>
          <dl className="prof__facts">
            <div>
              <dt>{text.skill}</dt>
              <dd>
                <TagList items={astrologer.specializations} max={12} />
              </dd>
            </div>
          </dl>
          <section className="psec" aria-labelledby="about">
            <h2 className="h-sm" id="about">
              {text.about}
            </h2>
            {astrologer.bio.split('\n').map((paragraph) => (
              <p className="measure" key={paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
          <Reviews astrologer={astrologer} />
        </div>
        <aside className="sticky" aria-label={text.start.title}>
          <StartPanel {...own} astrologer={astrologer} />
        </aside>
      </div>
      <StartBar astrologer={astrologer} />
    </main>
  )
}

function Reviews({ astrologer }: { astrologer: AstrologerAnswer }) {
  return (
    <section className="psec" aria-labelledby="ratings">
      <h2 className="h-sm" id="ratings">
        {text.ratings}
      </h2>
      {astrologer.reviews.length === 0 ? (
        <EmptyState title={text.noReviews}>{text.noReviewsText}</EmptyState>
      ) : (
        <ul className="reviews">
          {astrologer.reviews.map((review) => (
            <li key={`${review.at}-${review.author_name}`}>
              <div className="row row--wrap">
                <Stars value={review.rating} />
                <span className="sr">{review.rating} out of 5</span>
                <b className="small">{review.author_name}</b>
                <span className="tiny muted num">
                  <LocalDateTime at={review.at} /> · {text.minutes(review.minutes)}
                </span>
              </div>
              {review.text ? <p>{review.text}</p> : null}
            </li>
          ))}
        </ul>
      )}
      <Callout className="prof__rule">{text.ratingsRule}</Callout>
    </section>
  )
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}
