// One conversation for an admin: a reason is required first, then the messages are shown by day.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { Fragment } from 'react'
import { LocalDate, LocalTime } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { PointNames } from '#app/screens/consultations/desk/point-names.tsx'
import { deletedTalk, deletedTalkTexts } from '#app/screens/consultations/files/deleted-talk-text.ts'
import { usePlatformZone } from '#app/screens/dashboard/admin/platform-zone.tsx'
import { missingPageTexts } from '#app/shell/errors/missing-page-text.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import type { AdminMessage } from '#workers/contract/admin/admin-chats.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { isNewDay } from './is-new-day.ts'
import { messagesTexts } from './messages-text.ts'
import { OpenReason } from './open-reason.tsx'

export const meta = titled(() => messagesTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'open_foreign_consultation')
  const { reports, consultations } = args.context.services
  const asked = { viewer, id: args.params.id ?? '' }
  const consultation = await reports.chat(asked.id)
  if (!consultation) throw new Response(missingPageTexts[currentLanguage()].here, { status: 404 })
  const opened = await consultations.isOpenedByAdmin(asked)
  const messages = opened ? await consultations.messagesForAdmin(asked) : null
  const points = opened ? await consultations.points(asked) : []
  return { consultation, messages, points }
}

export default function ConsultationPage() {
  const text = useTexts(messagesTexts)
  const { consultation, messages, points } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const deleted = deletedTalk({ talk: consultation, messages }, useTexts(deletedTalkTexts))
  return (
    <>
      <PageHead
        title={text.between(isolatedName(consultation.user), isolatedName(consultation.astrologer))}
        action={<ButtonLink to="/dashboard/admin/messages">{text.back}</ButtonLink>}
      >
        <span className="num wrap-anywhere">{consultation.id}</span>
      </PageHead>
      <div className="mt-5 max-w-200">
        {deleted ? (
          <Card>
            <EmptyState title={deleted} />
          </Card>
        ) : messages === null ? (
          <Card title={text.reason.title} pad>
            <OpenReason consultationId={consultation.id} onOpened={revalidate} />
          </Card>
        ) : messages.length === 0 ? (
          <Card>
            <EmptyState title={text.noMessages} />
          </Card>
        ) : (
          <Conversation messages={messages} />
        )}
        {points.length > 0 ? (
          <Card title={text.pointed} pad className="mt-5">
            <p className="mb-2 text-small text-muted">{text.pointedLead}</p>
            <PointNames
              points={points}
              nameOf={(side) => (side === 'user' ? consultation.user : consultation.astrologer)}
            />
          </Card>
        ) : null}
      </div>
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

function Conversation({ messages }: { messages: readonly AdminMessage[] }) {
  const timezone = usePlatformZone()
  return (
    <ol className="space-y-2">
      {messages.map((message, n) => (
        <Fragment key={message.id}>
          {isNewDay(messages[n - 1], message, timezone) ? (
            <li className="py-2 text-center num text-small text-muted">
              <LocalDate at={message.timestamp} />
            </li>
          ) : null}
          <Line message={message} />
        </Fragment>
      ))}
    </ol>
  )
}

function Line({ message }: { message: AdminMessage }) {
  const text = useTexts(messagesTexts)
  const { sender, sender_side: side, message: words, timestamp, file_name: name, file_url: url } = message
  return (
    <li className={side === 'user' ? 'mr-[12%]' : 'ml-[12%]'}>
      <div className={`rounded-card border border-line px-4 py-2.5 ${side === 'user' ? 'bg-surface' : 'bg-sunken'}`}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-small text-muted">
          <b className="font-semibold text-text">{sender}</b>
          <span className="num">
            <LocalTime at={timestamp} />
          </span>
        </p>
        {words ? (
          <p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-wrap">
            {words}
          </p>
        ) : null}
        {name ? (
          <p className="mt-1 text-14 wrap-anywhere">
            {text.file}
            {url ? (
              <a href={`${url}?download`} download={name} onClick={saveLinked}>
                {name}
              </a>
            ) : (
              <span className="text-muted">
                <bdi>{name}</bdi>, {text.removed}
              </span>
            )}
          </p>
        ) : null}
      </div>
    </li>
  )
}
