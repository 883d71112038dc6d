import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PdfButton } from '#app/charts/pdf/pdf-button.tsx'
import { answerForms, byEndpoint } from '#app/form/answer-form.ts'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { LeaveReading } from '#app/screens/consultations/reading/leave-reading.tsx'
import { kindTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { orThrowNotFound } from '#app/shell/errors/not-found.ts'
import { orNothing } from '#app/shell/errors/or-nothing.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import { apiPathOf } from '#workers/contract/api/api-path.ts'
import { reportProblem, reviewConsultation } from '#workers/contract/api/consultations.ts'
import { answerFollowUp, sendFollowUp } from '#workers/contract/api/follow-ups.ts'
import { readReceipt } from '#workers/contract/api/routes.ts'
import type { WireReceipt } from '#workers/contract/consultations/consultations.ts'
import type { FollowUpAnswer } from '#workers/contract/consultations/follow-ups.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { BlockButton, BlockNotice, useBlocking } from './block-client.tsx'
import { FollowUpCard } from './follow-up-card.tsx'
import { FOLLOW_UP_INTENTS } from './follow-up-intents.ts'
import { ProblemForm } from './problem-form.tsx'
import { ReceiptEntries } from './receipt-entries.tsx'
import { loadOrPending, ReceiptOrPending } from './receipt-pending.tsx'
import { ReceiptSum } from './receipt-sum.tsx'
import { receiptTexts } from './receipt-text.ts'
import { ReceiptTimeline } from './receipt-timeline.tsx'
import { ReviewForm } from './review-form.tsx'

export const meta = titled(() => receiptTexts[currentLanguage()].title)

/** /receipts/{consultationId}: for both sides and admins. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'open_consultation')
  const { consultations, followUps } = args.context.services
  const asked = { viewer, id: args.params.consultationId ?? '' }
  const make = async () => {
    const receipt = await consultations.receipt(asked)
    // Admins may read messages between the two sides only in the transcript, with a reason.
    if (receipt.side === 'admin') return { receipt, followUp: null }
    const read = () => followUps.read(asked)
    return { receipt, followUp: await orNothing(args.context, { part: 'follow-up', read, fallback: null }) }
  }
  return orThrowNotFound(() => loadOrPending(make, () => consultations.read(asked)))
}

const params = ({ params: { consultationId = '' } }: ActionFunctionArgs) => ({ id: consultationId })

const review = byEndpoint(reviewConsultation, {
  params,
  body: ({ rating, text }) => ({ rating: Number(rating ?? 0), text }),
  // The receipt shows the rating from another tab, or from the first click.
  refused: (code) => (code === 'already_reviewed' ? true : undefined),
})

const problem = byEndpoint(reportProblem, {
  params,
  body: ({ reason }) => ({ reason }),
  // A repeated submit after a lost response.
  refused: (code) => (code === 'already_reported' ? true : undefined),
})

const followUpForms = {
  [FOLLOW_UP_INTENTS.write]: byEndpoint(sendFollowUp, { params }),
  [FOLLOW_UP_INTENTS.reply]: byEndpoint(answerFollowUp, { params }),
}

export const action = (args: ActionFunctionArgs) => answerForms(args, { review, problem, ...followUpForms })
export const clientAction = postForm
export const shouldRevalidate = revalidateUnlessFailed

export default function Receipt() {
  const text = useTexts(receiptTexts)
  const answer = useLoaderData<typeof loader>()
  const { title, pending, pendingWhy: why, made } = text
  return (
    <ReceiptOrPending pending={answer.made ? null : answer} words={{ title, pending, why, made }}>
      {answer.made ? <MadeReceipt {...answer.made} /> : null}
    </ReceiptOrPending>
  )
}

function MadeReceipt({ receipt, followUp }: { receipt: WireReceipt; followUp: FollowUpAnswer | null }) {
  const text = useTexts(receiptTexts)
  const kindText = useTexts(kindTexts)
  const page = `/receipts/${receipt.session_id}`
  const other = isolatedName(receipt.side === 'astrologer' ? receipt.user_name : receipt.astrologer_name)
  const blocking = useBlocking({
    clientId: receipt.user_id,
    name: receipt.user_name,
    blocked: receipt.client_blocked ?? false,
  })
  const party = receipt.side === 'admin' ? 'user' : receipt.side
  return (
    <>
      {receipt.side === 'admin' ? null : (
        <Breadcrumb to={`/dashboard/${party}/history`} label={text.history}>
          <span className="num">{receipt.number}</span>
        </Breadcrumb>
      )}
      <PageHead
        title={text.title}
        action={
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <PdfButton
              name={`${text.title} ${receipt.number}`}
              make={async () => (await import('./receipt-pdf.ts')).receiptPdf(receipt)}
            />
            <Button size="sm" onClick={() => window.print()}>
              <Icon name="printer" size="sm" />
              {text.print}
            </Button>
            <a
              className={buttonClass({ size: 'sm' })}
              href={apiPathOf(readReceipt, receipt.session_id)}
              download={`${receipt.number}.json`}
              onClick={saveLinked}
            >
              <Icon name="download" size="sm" />
              {text.json}
            </a>
            {receipt.side === 'astrologer' ? <BlockButton blocking={blocking} /> : null}
          </div>
        }
      >
        {text.of(kindText[receipt.kind], other, receipt.number)}
      </PageHead>
      {receipt.side === 'astrologer' ? <BlockNotice blocking={blocking} /> : null}
      <div className="grid gap-7 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_360px] xl:items-start">
        <div className="grid gap-5">
          <ReceiptTimeline receipt={receipt} />
          <ReceiptEntries receipt={receipt} />
        </div>
        <aside className="space-y-4 max-xl:-order-1" aria-label={text.charged}>
          <ReceiptSum receipt={receipt} />
          {receipt.side === 'user' || receipt.review ? <ReviewForm receipt={receipt} action={page} /> : null}
          {receipt.side === 'user' && receipt.started_at ? (
            <ButtonLink size="sm" to={`/dashboard/user/readings/${receipt.session_id}`} className="print:hidden">
              {text.reading}
            </ButtonLink>
          ) : null}
          {receipt.side === 'astrologer' ? (
            <LeaveReading
              consultationId={receipt.session_id}
              client={isolatedName(receipt.user_name)}
              className="card card-pad print:hidden"
              whole
            />
          ) : null}
          {followUp ? (
            <FollowUpCard key={receipt.session_id} action={page} receipt={receipt} followUp={followUp} />
          ) : null}
          {receipt.side === 'admin' ? null : <ProblemForm action={page} reported={receipt.problem_reported} />}
        </aside>
      </div>
    </>
  )
}
