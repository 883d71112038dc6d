// Ratings on the profile: the distribution of stars, and the reviews, paginated.

import { type CSSProperties, lazy, useDeferredValue } from 'react'
import { LocalDate } from '#app/format/local-time.tsx'
import { langOf } from '#app/language/language-of-words.ts'
import { useTexts } from '#app/language/texts.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Stars } from '#app/ui/rating.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import type { AstrologerAnswer } from '#workers/contract/astrologers/astrologers.ts'
import { REVIEWS_A_PAGE } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import type { ReportReviewProps } from './report-review.tsx'

// Loaded on demand, because visitors see a profile without its forms.
const ReportReview = lazy(async () => ({ default: (await import('./report-review.tsx')).ReportReview }))

type Props = {
  astrologer: AstrologerAnswer
  page: number
  /** Clients can report a review. */
  canReport: boolean
}

export function Reviews({ astrologer, page, canReport }: Props) {
  const text = useTexts(directoryTexts)
  const { reviews, stars } = astrologer
  const total = stars.reduce((sum, times) => sum + times, 0)
  return (
    <section className="tool-section" aria-labelledby="ratings">
      <h2 className="heading-sm" id="ratings">
        {text.ratings}
      </h2>
      {total === 0 ? (
        <EmptyState title={text.noReviews}>{text.noReviewsText}</EmptyState>
      ) : (
        <>
          <Histogram stars={stars} total={total} average={astrologer.average_rating ?? 0} />
          <ul className="mt-7 grid gap-5">
            {reviews.map((review) => (
              <li key={review.id}>
                <div className="flex flex-wrap items-center gap-2.5">
                  <Stars value={review.rating} />
                  <span className="sr-only">{text.outOf(review.rating)}</span>
                  <b className="text-small">{review.author_name}</b>
                  <span className="num text-tiny text-muted">
                    <LocalDate at={review.at} /> · {text.minutes(review.minutes)}
                  </span>
                </div>
                {review.text ? (
                  <p lang={langOf(review.text)} dir="auto" className="mt-1.5 max-w-[65ch]">
                    {review.text}
                  </p>
                ) : null}
                {review.reply ? (
                  <p className="mt-2.5 max-w-[62ch] border-l-2 border-line pl-4 text-small">
                    <b className="block">{text.answerOf(isolatedName(astrologer.full_name))}</b>
                    <span lang={langOf(review.reply)} dir="auto">
                      {review.reply}
                    </span>
                  </p>
                ) : null}
                {canReport ? <ReportPart id={review.id} author={review.author_name} page={page} /> : null}
              </li>
            ))}
          </ul>
          {total > REVIEWS_A_PAGE ? (
            <Pagination
              page={page}
              pageSize={REVIEWS_A_PAGE}
              total={total}
              hrefFor={(target) => `?page=${target}#ratings`}
              label={text.reviewPages}
            />
          ) : null}
        </>
      )}
      {astrologer.removed_reviews > 0 ? (
        <p className="mt-5 num text-small text-muted">
          {text.removedReviews(total + astrologer.removed_reviews, astrologer.removed_reviews)}
        </p>
      ) : null}
      <Callout className="mt-5">{text.ratingsRule}</Callout>
    </section>
  )
}

/** New props are deferred, as in the panel of the start. */
function ReportPart(props: ReportReviewProps) {
  return useDeferredValue(
    <LazyPart fallback={<div className="mt-1 h-9" />}>
      <ReportReview {...props} />
    </LazyPart>,
  )
}

type HistogramProps = { stars: readonly number[]; total: number; average: number }

function Histogram({ stars, total, average }: HistogramProps) {
  const text = useTexts(directoryTexts)
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <div>
        <p className="font-display num text-[56px] leading-none font-[430] tracking-[-0.025em]">{average.toFixed(1)}</p>
        <Stars value={average} />
        <p className="mt-2 num text-small text-muted">{text.ratingCount(total)}</p>
      </div>
      <ol className="grid flex-[1_1_260px] gap-1.5" aria-label={text.spread}>
        {[5, 4, 3, 2, 1].map((n) => {
          const times = stars[n - 1] ?? 0
          return (
            <li key={n} className="grid grid-cols-[16px_1fr_44px] items-center gap-3 num text-small">
              <span aria-hidden="true">{n}</span>
              <span className="sr-only">{text.times(n, times)}</span>
              <span className="h-2 overflow-hidden rounded-[4px] bg-sunken" aria-hidden="true">
                <i
                  className="block h-full w-(--p) bg-gold-line"
                  style={{ '--p': `${(times / total) * 100}%` } as CSSProperties}
                />
              </span>
              <span className="text-right text-muted" aria-hidden="true">
                {times}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
