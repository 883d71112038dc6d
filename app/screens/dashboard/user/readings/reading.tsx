// One reading: the chart, the points, and the astrologer's note, dates and remedies.

import type { LoaderFunctionArgs, MetaFunction, SerializeFrom } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { lazy } from 'react'
import { PdfButton } from '#app/charts/pdf/pdf-button.tsx'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { addressOf, currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { useCasts } from '#app/screens/consultations/desk/use-casts.ts'
import { deletedTalk, deletedTalkTexts } from '#app/screens/consultations/files/deleted-talk-text.ts'
import { MomentList } from '#app/screens/consultations/reading/moment-list.tsx'
import { momentsOf } from '#app/screens/consultations/reading/moments.ts'
import { ReadingContent } from '#app/screens/consultations/reading/reading-content.tsx'
import { WithReadingDesk } from '#app/screens/consultations/reading/reading-desk.tsx'
import { readingTexts } from '#app/screens/consultations/reading/reading-text.ts'
import { loadOrPending, ReceiptOrPending } from '#app/screens/consultations/receipt/receipt-pending.tsx'
import { kindTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { orThrowNotFound } from '#app/shell/errors/not-found.ts'
import { guard } from '#app/shell/guard.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { pageTitle } from '#app/shell/page-title.ts'
import { Card, PageHead } from '#app/ui/card.tsx'
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { WireReceipt } from '#workers/contract/consultations/consultations.ts'
import { isBeingKept } from '#workers/contract/consultations/readings.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { DeleteReading } from './delete-reading.tsx'

const ReadingBirths = lazy(async () => ({
  default: (await import('#app/screens/consultations/reading/reading-births.tsx')).ReadingBirths,
}))

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const text = readingTexts[currentLanguage()]
  return [
    { title: pageTitle(data?.made ? text.of(isolatedName(data.made.receipt.astrologer_name)) : text.title, matches) },
  ]
}

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_user')
  const { clock, consultations, readings } = args.context.services
  const asked = { viewer, id: args.params.consultationId ?? '' }
  const make = async () => {
    const [{ reading, deleted }, whole, { ended_at, transcript_deleted_at, message_count }] = await Promise.all([
      readings.read(asked),
      consultations.receipt(asked),
      consultations.read(asked),
    ] as const)
    const [points, messages] = deleted
      ? [[], []]
      : await Promise.all([consultations.points(asked), consultations.transcript(asked)])
    if (!deleted && isBeingKept({ reading, points, endedAt: whole.ended_at }, clock.now()))
      throw new AppError('wrong_state')
    const { number, kind, session_id, astrologer_id, astrologer_name, started_at, requested_at } = whole
    const receipt = { number, kind, session_id, astrologer_id, astrologer_name, started_at, requested_at }
    const talk = { ended_at, transcript_deleted_at, message_count }
    return { reading, deleted, receipt, points, messages, talk }
  }
  return orThrowNotFound(() => loadOrPending(make, () => consultations.read(asked)))
}

export default function Reading() {
  const text = useTexts(readingTexts)
  const answer = useLoaderData<typeof loader>()
  return (
    <ReceiptOrPending pending={answer.made ? null : answer} words={{ title: text.title, ...text.notReady }}>
      {answer.made ? <MadeReading {...answer.made} /> : null}
    </ReceiptOrPending>
  )
}

type Made = NonNullable<SerializeFrom<typeof loader>['made']>

function MadeReading({ reading, deleted, receipt, points, messages, talk }: Made) {
  const text = useTexts(readingTexts)
  const deletedText = useTexts(deletedTalkTexts)
  const kindText = useTexts(kindTexts)
  const { session_id: id, astrologer_name: name, kind, number } = receipt
  const birth = reading?.birth ?? null
  // The charts as at the end, by the rules of the last point.
  const rules = points.at(-1)?.rules ?? {}
  const casts = useCasts(birth, { rules, points, wanted: true })
  if (deleted)
    return (
      <>
        <Breadcrumb to="/dashboard/user/readings" label={text.title}>
          <span className="num">{number}</span>
        </Breadcrumb>
        <PageHead title={text.of(isolatedName(name))}>{text.youDeleted}</PageHead>
        <Card title={text.session} pad>
          <ConsultationLinks receipt={receipt} />
        </Card>
      </>
    )
  return (
    <>
      <Breadcrumb to="/dashboard/user/readings" label={text.title}>
        <span className="num">{number}</span>
      </Breadcrumb>
      <PageHead
        title={text.of(isolatedName(name))}
        action={
          <PdfButton
            name={`${text.of(name)} ${number}`}
            make={async () =>
              (await import('#app/screens/consultations/reading/reading-pdf.ts')).readingPdf({
                receipt,
                reading,
                points,
                messages,
                talk,
              })
            }
          />
        }
      >
        {kindText[kind]}, <LocalDateTime at={receipt.started_at ?? receipt.requested_at} />
      </PageHead>
      <div className="grid gap-7 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_360px] xl:items-start">
        <div className="grid gap-5 *:min-w-0">
          <WithReadingDesk birth={birth} points={points} other={isolatedName(name)}>
            <Card title={text.words} pad>
              {reading?.written_at ? (
                <ReadingContent reading={reading} calendar={addressOf(`/dashboard/user/readings/${id}/calendar.ics`)} />
              ) : (
                <p className="text-muted">{text.nothingLeft(isolatedName(name))}</p>
              )}
            </Card>
            <Card title={text.points} pad>
              {points.length === 0 ? (
                <p className="text-muted">{deletedTalk({ talk, messages }, deletedText) ?? text.noPoints}</p>
              ) : (
                <MomentList moments={momentsOf(points, messages)} casts={casts} astrologer={name} />
              )}
            </Card>
          </WithReadingDesk>
        </div>
        <aside className="space-y-5" aria-label={text.chart}>
          <Card title={text.chart} pad>
            <LazyPart fallback={<Skeleton height={320} />}>
              <ReadingBirths birth={birth} casts={casts} rules={rules} points={points} />
            </LazyPart>
          </Card>
          <Card title={text.session} pad>
            <ConsultationLinks receipt={receipt} />
          </Card>
          {reading ? (
            <div className="space-y-3 print:hidden">
              <p className="text-small text-muted">{text.keeps}</p>
              <DeleteReading consultationId={id} />
            </div>
          ) : null}
        </aside>
      </div>
    </>
  )
}

type LinksProps = { receipt: Pick<WireReceipt, 'session_id' | 'number' | 'kind' | 'astrologer_id'> }

function ConsultationLinks({ receipt: { session_id: id, number, kind, astrologer_id: astrologerId } }: LinksProps) {
  const text = useTexts(readingTexts)
  return (
    <ul className="space-y-1.5 text-14">
      <li>
        <Link to={`/receipts/${id}`}>
          {text.receipt} <span className="num">{number}</span>
        </Link>
      </li>
      {kind === 'chat' ? (
        <li>
          <Link to={`/chat/${astrologerId}?session=${id}`}>{text.conversation}</Link>
        </li>
      ) : null}
    </ul>
  )
}
