import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { LocalDate } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { StandingNotice } from '#app/screens/dashboard/astrologer/standing-notice.tsx'
import { heldOf } from '#app/shell/astrologers/standing-text.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Stars } from '#app/ui/rating.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import type { WireReview } from '#workers/contract/astrologers/astrologers.ts'
import { REVIEWS_A_PAGE } from '#workers/contract/limits.ts'
import { PageQuery } from '#workers/contract/money.ts'
import { ReplyForm } from './reply-form.tsx'
import { reviewsTexts } from './reviews-text.ts'

export const meta = titled(() => reviewsTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'read_own_reviews')
  const page = PageQuery.safeParse({ page: new URL(args.request.url).searchParams.get('page') ?? 1 }).data?.page ?? 1
  return { page, held: heldOf(viewer), ...(await args.context.services.astrologers.ownReviews({ viewer, page })) }
}

export default function AstrologerReviews() {
  const text = useTexts(reviewsTexts)
  const { page, held, reviews, total, removed } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <StandingNotice held={held} />
      <p className="mb-4 num text-small text-muted">{text.counts(total + removed, removed)}</p>
      <Card>
        {reviews.length === 0 ? (
          total > 0 ? (
            <EmptyState title={text.emptyPage} />
          ) : (
            <EmptyState title={text.none}>{text.noneText}</EmptyState>
          )
        ) : (
          <ul className="divide-y divide-line">
            {reviews.map((review) => (
              <Review key={review.id} review={review} mayReply={!held} />
            ))}
          </ul>
        )}
      </Card>
      <Pagination page={page} pageSize={REVIEWS_A_PAGE} total={total} label={text.pages} />
    </>
  )
}

function Review({ review, mayReply }: { review: WireReview; mayReply: boolean }) {
  const text = useTexts(reviewsTexts)
  return (
    <li className="px-5 py-5">
      <div className="flex flex-wrap items-center gap-2.5">
        <Stars value={review.rating} />
        <span className="sr-only">{text.outOf(review.rating)}</span>
        <b className="text-small">{review.author_name}</b>
        <span className="num text-tiny text-muted">
          <LocalDate at={review.at} />
        </span>
      </div>
      <p dir="auto" className="mt-1.5 max-w-[65ch]">
        {review.text || <span className="text-muted">{text.wordless}</span>}
      </p>
      {review.reply === null ? (
        mayReply ? (
          <ReplyForm id={review.id} author={review.author_name} />
        ) : null
      ) : (
        <p className="mt-3 max-w-[65ch] border-l-2 border-accent pl-4">
          <b className="block text-small">{text.yours}</b>
          <span dir="auto">{review.reply}</span>
        </p>
      )}
    </li>
  )
}
