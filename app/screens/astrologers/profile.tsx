import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { usePresence } from '#app/live/use-presence.ts'
import { LocalDateTime } from '#app/screens/consultations/local-time.tsx'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import sheet from '#app/styles/sheets/astrologers.css?url'
import { Avatar } from '#app/ui/avatar.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { AvailabilityChip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Rating, Stars } from '#app/ui/rating.tsx'
import { TagList } from '#app/ui/tag.tsx'
import type { AstrologerAnswer } from '#workers/contract/astrologers.ts'
import { directoryText as text } from './directory-text.ts'
import { StartBar, StartPanel } from './start-panel.tsx'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

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
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-8 pb-22 max-lg:pb-30">
      <Breadcrumb to="/astrologers" label={text.breadcrumb}>
        {astrologer.full_name}
      </Breadcrumb>
      <div className="grid gap-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_384px] lg:items-start lg:gap-12">
        <div>
          <div className="grid grid-cols-[auto_1fr] items-center gap-5 max-[521px]:grid-cols-1">
            <Avatar
              name={astrologer.full_name}
              photo={photo(astrologer.profile_photo)}
              size="profile"
              status={astrologer.status}
            />
            <div className="min-w-0">
              <h1 className="leading-[1.1]">{astrologer.full_name}</h1>
              <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2.5">
                <AvailabilityChip status={astrologer.status} />
                <Rating value={astrologer.average_rating} count={astrologer.rating_count} />
                <span className="num text-small text-muted">{text.sessions(astrologer.session_count)}</span>
              </div>
              <p className="mt-2.5 text-muted">
                {text.experience(astrologer.experience_years)} {text.speaks(listed(astrologer.languages))}
              </p>
            </div>
          </div>
          <dl className="mt-7 grid border-t border-line">
            <div className="grid grid-cols-[120px_1fr] items-center gap-4 border-b border-line px-0 py-3.5 text-14">
              <dt className="text-muted">{text.skill}</dt>
              <dd>
                <TagList items={astrologer.specializations} max={12} />
              </dd>
            </div>
          </dl>
          <section className="tool-section" aria-labelledby="about">
            <h2 className="heading-sm" id="about">
              {text.about}
            </h2>
            {astrologer.bio.split('\n').map((paragraph) => (
              <p key={paragraph} className="max-w-[62ch]">
                {paragraph}
              </p>
            ))}
          </section>
          <Reviews astrologer={astrologer} />
        </div>
        <aside className="lg:sticky lg:top-[calc(var(--spacing-header)_+_24px)]" aria-label={text.start.title}>
          <StartPanel {...own} astrologer={astrologer} />
        </aside>
      </div>
      <StartBar astrologer={astrologer} />
    </main>
  )
}

function Reviews({ astrologer }: { astrologer: AstrologerAnswer }) {
  return (
    <section className="tool-section" aria-labelledby="ratings">
      <h2 className="heading-sm" id="ratings">
        {text.ratings}
      </h2>
      {astrologer.reviews.length === 0 ? (
        <EmptyState title={text.noReviews}>{text.noReviewsText}</EmptyState>
      ) : (
        <ul className="grid gap-5">
          {astrologer.reviews.map((review) => (
            <li key={`${review.at}-${review.author_name}`}>
              <div className="flex flex-wrap items-center gap-2.5">
                <Stars value={review.rating} />
                <span className="sr-only">{review.rating} out of 5</span>
                <b className="text-small">{review.author_name}</b>
                <span className="num text-tiny text-muted">
                  <LocalDateTime at={review.at} /> · {text.minutes(review.minutes)}
                </span>
              </div>
              {review.text ? <p className="mt-1.5 max-w-[65ch]">{review.text}</p> : null}
            </li>
          ))}
        </ul>
      )}
      <Callout className="mt-5">{text.ratingsRule}</Callout>
    </section>
  )
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}
