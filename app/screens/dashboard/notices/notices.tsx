// Notifications of the account, and the kinds that are pushed or mailed. Users and astrologers share this page.

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerForms, byEndpoint } from '#app/form/answer-form.ts'
import type { FormAnswer } from '#app/form/form-answer.ts'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { currentLanguage, pathOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { PushCard } from '#app/realtime/push/push-card.tsx'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { type Column, Table } from '#app/ui/table/table.tsx'
import type { ListedNotice } from '#workers/contract/accounts/notifications.ts'
import { confirmMails } from '#workers/contract/api/notifications.ts'
import { NOTICES_A_PAGE } from '#workers/contract/limits.ts'
import { PageQuery } from '#workers/contract/money.ts'
import { BannerAnswer } from './banner-answer.tsx'
import { MailChoiceCard } from './mail-choice-card.tsx'
import { NoticeChoiceCard } from './notice-choice-card.tsx'
import { noticesTexts } from './notices-text.ts'
import { QuietHoursCard } from './quiet-hours-card.tsx'
import { useNoticeChoice } from './use-notice-choice.ts'

export const meta = titled(() => noticesTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url)
  const role = pathOf(url).startsWith('/dashboard/user/') ? 'user' : 'astrologer'
  const viewer = guard(args, role === 'user' ? 'use_user_dashboard' : 'use_astrologer_dashboard')
  const page = PageQuery.safeParse({ page: url.searchParams.get('page') ?? 1 }).data?.page ?? 1
  const { notifications, mails } = args.context.services
  const [{ count, results }, choice, mailChoice] = await Promise.all([
    notifications.list({ viewer, page, language: currentLanguage() }),
    notifications.choice(viewer),
    mails.choice(viewer),
  ])
  const last = Math.max(1, Math.ceil(count / NOTICES_A_PAGE))
  if (page > last) throw redirect(`?page=${last}`)
  return { account: { id: viewer.userId, role } as const, page, count, notices: results, choice, mailChoice }
}

/** The action of the banner's form, which is on every page of the dashboard. */
export const action = (args: ActionFunctionArgs) => answerForms(args, { confirm_mails: byEndpoint(confirmMails) })
export const clientAction = postForm
export const shouldRevalidate = revalidateUnlessFailed

export default function Notices() {
  const text = useTexts(noticesTexts)
  const { account, page, count, notices, choice, mailChoice } = useLoaderData<typeof loader>()
  const posted = useActionData() as FormAnswer | undefined
  const changes = useNoticeChoice(choice)
  return (
    <>
      {posted ? <BannerAnswer answer={posted} /> : null}
      <PageHead title={text.title}>{text.lead}</PageHead>
      <Table
        caption={text.title}
        columns={columns()}
        rows={notices}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.empty}>{text.emptyText}</EmptyState>}
      />
      {count > NOTICES_A_PAGE ? <Pagination page={page} pageSize={NOTICES_A_PAGE} total={count} /> : null}
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <NoticeChoiceCard choice={choice} changes={changes} role={account.role} />
        <div className="grid gap-6">
          <MailChoiceCard choice={mailChoice} role={account.role} />
          <QuietHoursCard choice={choice} changes={changes} />
          <PushCard account={account} />
        </div>
      </div>
    </>
  )
}

const columns = (): Column<ListedNotice>[] => {
  const text = noticesTexts[currentLanguage()]
  return [
    {
      key: 'what',
      header: text.what,
      lead: true,
      cell: ({ title, body, url }) => (
        <span className="block min-w-0">
          <Link className="font-semibold wrap-anywhere" to={url}>
            {title}
          </Link>
          {body ? <span className="block text-small wrap-anywhere text-muted">{body}</span> : null}
        </span>
      ),
    },
    {
      key: 'when',
      header: text.when,
      className: 'num text-muted',
      cell: ({ at }) => <LocalDateTime at={at} />,
    },
    {
      key: 'sent',
      header: text.sent,
      cell: ({ outcome }) =>
        outcome === 'pushed' ? text.pushed : <span className="text-muted">{text.outcomes[outcome]}</span>,
    },
  ]
}
