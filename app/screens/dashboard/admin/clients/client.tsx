// One client: the wallet, consultations with refunds, reports, and the actions of an admin.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useNavigate, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { LocalDate, LocalWhen } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { DeleteAccount } from '#app/screens/dashboard/admin/delete-account.tsx'
import { inboxTexts } from '#app/screens/dashboard/admin/inbox/inbox-text.ts'
import { MailMark } from '#app/screens/dashboard/admin/mail-mark.tsx'
import { readFilters } from '#app/screens/dashboard/admin/read-filters.ts'
import { toastFailure } from '#app/screens/dashboard/admin/toast-failure.ts'
import { missingPageTexts } from '#app/shell/errors/missing-page-text.ts'
import { guard } from '#app/shell/guard.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, KeyValue, PageHead } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Link } from '#app/ui/link.tsx'
import { MailAddress } from '#app/ui/mail-address.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { formatNational } from '#app/ui/phone-number.ts'
import { ListPlace } from '#workers/contract/admin/admin-lists.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { BlockClient } from './block-client.tsx'
import { ClientConsultations } from './client-consultations.tsx'
import { ClientStatement } from './client-statement.tsx'
import { clientsTexts } from './clients-text.ts'
import { PayBackDialog, type PaymentsLeft } from './pay-back-dialog.tsx'

const SESSIONS_A_PAGE = 10

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(data?.client.full_name ?? clientsTexts[currentLanguage()].title, matches) },
]

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'manage_clients')
  const { reports, money } = args.context.services
  const id = args.params.id ?? ''
  const { searchParams } = new URL(args.request.url)
  const page = Math.max(1, Number(searchParams.get('page')) || 1)
  const detail = await reports.client(id)
  if (!detail) throw new Response(missingPageTexts[currentLanguage()].here, { status: 404 })
  const [consultations, statement, payBack] = await Promise.all([
    reports.consultationsOfClient({ userId: id, ...readFilters(ListPlace, args.request.url), size: SESSIONS_A_PAGE }),
    reports.statement({ viewer: { ...viewer, userId: id }, page }),
    money.paymentsToPayBack({ viewer, userId: id }),
  ])
  return { ...detail, consultations, statement, payBack }
}

export default function Client() {
  const text = useTexts(clientsTexts).detail
  const clientsText = useTexts(clientsTexts)
  const inboxText = useTexts(inboxTexts)
  const { client, balanceCents, heldCents, logins, blocks, flags, consultations, statement, payBack } =
    useLoaderData<typeof loader>()
  return (
    <>
      <p className="mb-2 text-small">
        <Link className="inline-block py-0.5" to="/dashboard/admin/clients">
          {text.back}
        </Link>
      </p>
      <PageHead title={client.full_name} action={<Actions />}>
        <Chip tone={client.status === 'active' ? 'ok' : 'danger'} plain>
          {clientsText.status[client.status]}
        </Chip>{' '}
        <span className="wrap-anywhere">
          <MailAddress address={client.email} />
        </span>
      </PageHead>
      {client.mailCause ? <MailMark id={client.id} cause={client.mailCause} /> : null}
      <div className="mt-5 grid items-start gap-6 *:min-w-0 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="space-y-6">
          <ClientConsultations {...consultations} />
          <ClientStatement statement={statement} />
        </div>
        <div className="space-y-6">
          <Card title={text.wallet} pad>
            <p className="font-display num text-30">{formatUsd(balanceCents)}</p>
            {heldCents > 0 ? <p className="text-small text-muted">{text.held(formatUsd(heldCents))}</p> : null}
            <PayBack client={client} {...payBack} />
            <div className="mt-3">
              <KeyValue
                items={[
                  {
                    key: text.phone,
                    value: `${formatNational(client.phone)}, ${client.phoneVerifiedAt ? text.verified : text.unverified}`,
                  },
                  { key: text.zone, value: client.timeZone ?? text.unknown },
                  { key: text.joined, value: <LocalDate at={client.created_at} /> },
                ]}
              />
            </div>
          </Card>
          <Facts title={text.devices} none={text.noDevices}>
            {logins.map(({ browser, lastSeenAt }) => ({
              key: `${browser}${lastSeenAt}`,
              what: browser || text.unknown,
              when: lastSeenAt,
            }))}
          </Facts>
          <Facts title={text.flags} none={text.noFlags}>
            {flags.map(({ id, kind, text: words, at, closedAt }) => ({
              key: id,
              what: `${inboxText.kinds[kind]}: ${words}`,
              when: at,
              state: closedAt === null ? text.flagOpen : text.flagClosed,
            }))}
          </Facts>
          <Facts title={text.blocks} none={text.noBlocks}>
            {blocks.map(({ id, name, at }) => ({ key: id, what: name, when: at }))}
          </Facts>
        </div>
      </div>
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

/** Only if there is money to pay back. */
function PayBack(props: PaymentsLeft & { client: { id: string; full_name: string } }) {
  const clientsText = useTexts(clientsTexts)
  const [open, setOpen] = useState(false)
  if (props.freeCents === 0 || props.payments.length === 0) return null
  return (
    <>
      <Button size="sm" className="mt-3" onClick={() => setOpen(true)}>
        {clientsText.payBack.act}
      </Button>
      {open ? <PayBackDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

type Fact = { key: string; what: string; when: number; state?: string }

function Facts({ title, none, children }: { title: string; none: string; children: readonly Fact[] }) {
  return (
    <Card title={title}>
      {children.length === 0 ? <p className="px-5 py-4 text-14 text-muted">{none}</p> : null}
      <ul>
        {children.map(({ key, what, when, state }) => (
          <li key={key} className="border-t border-line px-5 py-3 text-14">
            <span className="block wrap-anywhere">{what}</span>
            <span className="num text-small text-muted">
              <LocalWhen at={when} />
              {state ? `, ${state}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Actions() {
  const clientsText = useTexts(clientsTexts)
  const { client } = useLoaderData<typeof loader>()
  const [opened, setOpened] = useState<'block' | 'delete' | null>(null)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [ending, setEnding] = useState(false)
  const close = () => setOpened(null)

  async function endLogins() {
    setEnding(true)
    try {
      await api.call(routes.endClientLogins, { params: { id: client.id } })
      toast.success(clientsText.logins.ended, { duration: ADMIN_TOAST })
      revalidate()
    } catch (error) {
      toastFailure(clientsText.logins.failed, error)
    } finally {
      setEnding(false)
    }
  }

  return (
    <div className="flex flex-wrap gap-2.5">
      <Button size="sm" loading={ending} onClick={() => void endLogins()}>
        {clientsText.logins.end}
      </Button>
      <Button size="sm" onClick={() => setOpened('block')}>
        {client.status === 'active' ? clientsText.block.block : clientsText.block.unblock}
      </Button>
      <Button size="sm" variant="danger-quiet" onClick={() => setOpened('delete')}>
        {clientsText.deletion.delete}
      </Button>
      {opened === 'block' ? <BlockClient client={client} onClose={close} /> : null}
      {opened === 'delete' ? (
        <DeleteAccount
          route={routes.deleteClient}
          id={client.id}
          name={client.full_name}
          texts={clientsText.deletion}
          onClose={close}
          onDeleted={() => navigate('/dashboard/admin/clients')}
        />
      ) : null}
    </div>
  )
}
