import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { guard } from '#app/shell/guard.ts'
import { orThrowNotFound } from '#app/shell/not-found.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { KIND_NAMES } from '#workers/contract/consultation-states.ts'
import { ProblemDialog } from './problem-dialog.tsx'
import { ReceiptSum } from './receipt-sum.tsx'
import { receiptText as text } from './receipt-text.ts'
import { ReceiptTimeline } from './receipt-timeline.tsx'
import { ReviewForm } from './review-form.tsx'

export const meta: MetaFunction = () => [{ title: text.title }]

/** /receipts/{consultationId}: both parties and admins. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'open_consultation')
  return orThrowNotFound(async () => ({
    receipt: await args.context.services.consultations.receipt({ viewer, id: args.params.consultationId ?? '' }),
  }))
}

export default function Receipt() {
  const { receipt } = useLoaderData<typeof loader>()
  const [asking, setAsking] = useState(false)
  const [reported, setReported] = useState(receipt.problem_reported)
  const other = receipt.side === 'astrologer' ? receipt.user_name : receipt.astrologer_name
  const party = receipt.side === 'admin' ? 'user' : receipt.side
  return (
    <main id="main" className="wrap page receipt">
      {receipt.side === 'admin' ? null : (
        <nav className="crumbs" aria-label="Breadcrumb">
          <Link to={`/dashboard/${party}/history`}>{text.history}</Link>
          <Icon name="chevron-right" size="sm" />
          <span className="num">{receipt.number}</span>
        </nav>
      )}
      <PageHead
        title={text.title}
        action={
          <div className="row row--wrap no-print">
            <Button size="sm" onClick={() => window.print()}>
              <Icon name="printer" size="sm" />
              {text.print}
            </Button>
            <a
              className="btn btn--sm btn--secondary"
              href={`/api/consultations/${receipt.session_id}/receipt/`}
              download={`${receipt.number}.json`}
            >
              <Icon name="download" size="sm" />
              {text.json}
            </a>
            {receipt.side === 'admin' || reported ? null : (
              <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
                {text.report}
              </Button>
            )}
          </div>
        }
      >
        {text.of(KIND_NAMES[receipt.kind], other, receipt.number)}
      </PageHead>
      {reported ? <Callout className="mb-6 no-print">{text.reported}</Callout> : null}
      <div className="split receipt__split" style={{ ['--side' as string]: '380px' }}>
        <ReceiptTimeline receipt={receipt} />
        <aside className="stack rc-first" aria-label={text.charged}>
          <ReceiptSum receipt={receipt} />
          {receipt.side === 'user' || receipt.review ? <ReviewForm receipt={receipt} /> : null}
        </aside>
      </div>
      <ProblemDialog
        consultationId={receipt.session_id}
        open={asking}
        onClose={() => setAsking(false)}
        onSent={() => setReported(true)}
      />
    </main>
  )
}
