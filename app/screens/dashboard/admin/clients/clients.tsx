// Clients: a list with search, blocking and deletion.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { LocalDate } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { formatCount } from '#app/screens/dashboard/admin/admin-format.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { CursorPages } from '#app/screens/dashboard/admin/cursor-pages.tsx'
import { DeleteAccount } from '#app/screens/dashboard/admin/delete-account.tsx'
import { ListFilters } from '#app/screens/dashboard/admin/list-filters.tsx'
import { readFilters } from '#app/screens/dashboard/admin/read-filters.ts'
import { RowMenu } from '#app/screens/dashboard/admin/row-menu.tsx'
import { orNothing } from '#app/shell/errors/or-nothing.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { PageHead } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { MailAddress } from '#app/ui/mail-address.tsx'
import { formatNational } from '#app/ui/phone-number.ts'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import { type AdminClient, ClientFilters } from '#workers/contract/admin/admin-lists.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { BlockClient } from './block-client.tsx'
import { clientsTexts } from './clients-text.ts'
import { OldPhones } from './old-phones.tsx'

export const meta = titled(() => clientsTexts[currentLanguage()].title)

type What = 'block' | 'delete'

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'manage_clients')
  const { reports } = args.context.services
  const filters = readFilters(ClientFilters, args.request.url)
  const [page, counts, phones] = await Promise.all([
    reports.clients(filters),
    reports.countClients(),
    orNothing(args.context, { part: 'old phones', read: reports.oldPhones, fallback: null }),
  ])
  return { ...page, counts, filters, phones }
}

export default function Clients() {
  const text = useTexts(clientsTexts)
  const { rows, next, counts, filters, phones } = useLoaderData<typeof loader>()
  const [opened, setOpened] = useState<{ client: AdminClient; what: What } | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <PageHead title={text.title} />
      <StatStrip columns={2}>
        <StatCard label={text.active} value={formatCount(counts.active)} />
        <StatCard label={text.blocked} value={formatCount(counts.disabled)} />
      </StatStrip>
      <OldPhones met={phones} />
      <ListFilters
        label={text.searchLabel}
        placeholder={text.search}
        search={filters.search ?? ''}
        choices={[
          {
            name: 'status',
            label: text.status.label,
            options: [
              { value: '', label: text.status.all },
              { value: 'active', label: text.status.active },
              { value: 'disabled', label: text.status.disabled },
            ],
          },
        ]}
        values={{ status: filters.status }}
        kept={{ sort: filters.sort }}
      />
      <AdminTable
        usual={{ key: 'date', direction: 'descending' }}
        caption={text.list}
        columns={columnsOf((client, what) => setOpened({ client, what }))}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.none} />}
      />
      <CursorPages next={next} />
      {opened?.what === 'block' ? (
        <BlockClient client={rows.find(({ id }) => id === opened.client.id) ?? opened.client} onClose={close} />
      ) : null}
      {opened?.what === 'delete' ? (
        <DeleteAccount
          route={routes.deleteClient}
          id={opened.client.id}
          name={opened.client.full_name}
          texts={text.deletion}
          onClose={close}
        />
      ) : null}
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

function columnsOf(open: (client: AdminClient, what: What) => void): Column<AdminClient>[] {
  const text = clientsTexts[currentLanguage()]
  const { columns } = text
  return [
    {
      key: 'name',
      header: columns.name,
      lead: true,
      cell: ({ id, full_name: name }) => (
        <Link to={`/dashboard/admin/clients/${id}`} className="font-semibold wrap-anywhere text-text">
          {name}
        </Link>
      ),
    },
    {
      key: 'email',
      header: columns.email,
      cell: ({ email }) => (
        <span className="block max-w-60 truncate text-14 max-md:ml-auto" title={email}>
          <MailAddress address={email} />
        </span>
      ),
    },
    {
      key: 'phone',
      header: columns.phone,
      className: 'num whitespace-nowrap',
      cell: ({ phone }) => formatNational(phone),
    },
    {
      key: 'gender',
      header: columns.gender,
      hideMedium: true,
      cell: ({ gender }) => (gender ? text.genders[gender] : ''),
    },
    {
      key: 'status',
      header: columns.status,
      cell: ({ status }) => (
        <Chip tone={status === 'active' ? 'ok' : 'danger'} plain>
          {text.status[status]}
        </Chip>
      ),
    },
    {
      key: 'date',
      header: columns.joined,
      sortable: true,
      firstSort: 'descending',
      hideMedium: true,
      className: 'num whitespace-nowrap text-muted',
      cell: ({ created_at: at }) => <LocalDate at={at} />,
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: (client) => (
        <RowMenu
          label={text.actionsOf(client.full_name)}
          acts={[
            {
              label: client.status === 'active' ? text.block.block : text.block.unblock,
              onClick: () => open(client, 'block'),
            },
            { label: text.deletion.delete, danger: true, onClick: () => open(client, 'delete') },
          ]}
        />
      ),
    },
  ]
}
