import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { answerForms, byEndpoint } from '#app/form/answer-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { currentLanguage, localeOfPage } from '#app/language/language.ts'
import { langOf } from '#app/language/language-of-words.ts'
import { tagNameTexts } from '#app/language/tag-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { usePresence } from '#app/realtime/presence/use-presence.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'
import { ReturnTime } from '#app/screens/astrologers/return-time.tsx'
import { BOOK } from '#app/screens/bookings/book-intents.ts'
import { readBookingRefusal } from '#app/screens/bookings/read-booking-refusal.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { missingPageTexts } from '#app/shell/errors/missing-page-text.ts'
import { orNothing } from '#app/shell/errors/or-nothing.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { AvailabilityChip } from '#app/ui/chip.tsx'
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { TagList } from '#app/ui/tag.tsx'
import { bookSlot } from '#workers/contract/api/bookings.ts'
import { reportReview } from '#workers/contract/api/reviews.ts'
import { isAppError } from '#workers/contract/errors/errors.ts'
import { PageQuery } from '#workers/contract/money.ts'
import { newId } from '#workers/contract/ports.ts'
import { shortenText } from '#workers/contract/text/shorten-text.ts'
import { FollowButton } from './follow-button.tsx'
import { LowerProfile } from './lower-profile.tsx'
import { postProfileForm } from './post-profile-form.ts'
import { profileData } from './profile-data.ts'
import { reportIntent } from './report-intent.ts'
import { spendableFunds } from './request/funds.ts'
import { requestOf } from './request/request-form-answer.ts'
import { REQUEST } from './request/request-intent.ts'
import { StartBar, StartPanel } from './request/start-panel.tsx'
import { verificationTexts } from './verification-text.ts'
import { VerifiedBadges } from './verified-badges.tsx'

/** The public profile, open to everyone. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { services, viewer } = context
  const { page } = PageQuery.safeParse({ page: new URL(request.url).searchParams.get('page') ?? 1 }).data ?? { page: 1 }
  const astrologerId = params.astrologerId ?? ''
  const client = viewer && services.allows(viewer.role, 'request_consultation') ? viewer : null
  // In parallel, so that the reads take the time of one round trip to the database.
  const [astrologer, freeMinutes, free, wallet, births, followed, bookingRefusal] = await Promise.all([
    services.astrologers.find(astrologerId, page),
    services.consultations.freeMinutes({ viewer: viewer ?? null, astrologerId }),
    services.bookings.slots(astrologerId).catch(nullIfUnlisted),
    client && services.money.wallet(client),
    client ? orNothing(context, { part: 'births', read: () => services.births.list(client), fallback: [] }) : [],
    client &&
      orNothing(context, {
        part: 'following',
        read: () => services.following.read({ viewer: client, astrologerId }),
        fallback: null,
      }),
    client && readBookingRefusal(context, { viewer: client, astrologerId }),
  ])
  if (!astrologer || !free) throw new Response(missingPageTexts[currentLanguage()].astrologer, { status: 404 })
  return {
    astrologer,
    description: shortenText(astrologer.bio, 150),
    page,
    followed,
    role: viewer?.role ?? null,
    freeMinutes,
    free,
    bookingRefusal,
    client: wallet && {
      funds: spendableFunds(wallet),
      births: births.map(({ id, name }) => ({ id, name })),
      idempotencyKey: newId(),
    },
    liveWith: viewer?.liveWith ?? null,
    phoneCalls: services.calls.phone,
  }
}

const book = byEndpoint(bookSlot, {
  params: ({ params: { astrologerId = '' } }) => ({ id: astrologerId }),
  body: ({ from, time_zone }) => ({ from: Number(from), ...(time_zone ? { time_zone } : {}) }),
})

export function action(args: ActionFunctionArgs) {
  const id = new URL(args.request.url).searchParams.get('report') ?? ''
  const report = byEndpoint(reportReview, {
    params: () => ({ id }),
    // A repeated submit after a lost response.
    refused: (code) => (code === 'already_reported' ? true : undefined),
  })
  const request = requestOf(args.params.astrologerId ?? '')
  const forms = { [BOOK.dialog]: book, [BOOK.page]: book, [REQUEST]: request, [reportIntent(id)]: report }
  return answerForms(args, forms)
}
export const clientAction = postProfileForm
export const shouldRevalidate = revalidateUnlessFailed

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) => {
  if (!data) return [{ title: pageTitle(directoryTexts[currentLanguage()].breadcrumb, args.matches) }]
  const { astrologer, description } = data
  return pageMeta(args, {
    title: astrologer.full_name,
    description,
    data: (site) => [profileData(astrologer, site)],
  })
}

/** No astrologer is listed under the id: the page is a 404. Other failures are errors. */
function nullIfUnlisted(error: unknown): null {
  if (isAppError(error) && error.code === 'not_found') return null
  throw error
}

export default function Profile() {
  const text = useTexts(directoryTexts)
  const tagName = useTexts(tagNameTexts)
  const verificationText = useTexts(verificationTexts)
  const { astrologer: rendered, page, followed, free, bookingRefusal, ...own } = useLoaderData<typeof loader>()
  const statusOf = usePresence([rendered], rendered.id)
  const photo = usePhotoUrl()
  const { revalidate } = useRevalidator()
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
                <ReturnTime astrologer={astrologer} className="text-small" />
                <Rating value={astrologer.average_rating} count={astrologer.rating_count} />
                <span className="num text-small text-muted">{text.sessions(astrologer.session_count)}</span>
              </div>
              <p className="mt-2.5 text-muted">
                {text.experience(astrologer.experience_years)} {text.speaks(listed(astrologer.languages.map(tagName)))}
              </p>
              <div className="mt-3.5">
                <FollowButton astrologer={astrologer} role={own.role} followed={followed} />
              </div>
            </div>
          </div>
          <dl className="mt-7 grid border-t border-line">
            <div className="grid grid-cols-[120px_1fr] items-center gap-4 border-b border-line px-0 py-3.5 text-14">
              <dt className="text-muted">{text.skill}</dt>
              <dd>
                <TagList items={astrologer.specializations} max={12} />
              </dd>
            </div>
            {astrologer.verifications.length > 0 ? (
              <div className="grid gap-x-4 gap-y-2.5 border-b border-line px-0 py-3.5 text-14 sm:grid-cols-[120px_1fr]">
                <dt className="text-muted">{verificationText.title}</dt>
                <dd>
                  <VerifiedBadges verifications={astrologer.verifications} />
                </dd>
              </div>
            ) : null}
          </dl>
          <section className="tool-section" aria-labelledby="about">
            <h2 className="heading-sm" id="about">
              {text.about}
            </h2>
            {astrologer.bio.split('\n').map((paragraph) => (
              <p key={paragraph} lang={langOf(paragraph)} dir="auto" className="max-w-[62ch]">
                {paragraph}
              </p>
            ))}
          </section>
          <LowerProfile astrologer={rendered} page={page} free={free} bookingRefusal={bookingRefusal} role={own.role} />
        </div>
        <aside className="lg:sticky lg:top-[calc(var(--spacing-header)_+_24px)]" aria-label={text.start.title}>
          <StartPanel {...own} astrologer={astrologer} onVerified={revalidate} />
        </aside>
      </div>
      <StartBar astrologer={astrologer} role={own.role} />
    </main>
  )
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(localeOfPage(), { type: 'conjunction' }).format(names)
}
