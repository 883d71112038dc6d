// Astrologer Management: the directory with its filters and actions.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { lazy, useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { formatCount } from '#app/screens/dashboard/admin/admin-format.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { CursorPages } from '#app/screens/dashboard/admin/cursor-pages.tsx'
import { guard } from '#app/shell/guard.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { titled } from '#app/shell/page-title.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import { type AdminAstrologer, AstrologerFilters as Filters } from '#workers/contract/admin/admin-astrologers.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { wallClock } from '#workers/contract/time/wall-clock.ts'
import { astrologerColumns } from './astrologer-columns.tsx'
import { AstrologerDetails } from './astrologer-details.tsx'
import { AstrologerFilters } from './astrologer-filters.tsx'
import { AstrologerForm } from './astrologer-form.tsx'
import { astrologersTexts } from './astrologers-text.ts'
import { useAstrologerChanges } from './use-astrologer-changes.ts'

const ASTROLOGERS_A_PAGE = 20

const AstrologerVerification = lazy(async () => ({
  default: (await import('./astrologer-verification.tsx')).AstrologerVerification,
}))
const DeleteAccount = lazy(async () => ({
  default: (await import('#app/screens/dashboard/admin/delete-account.tsx')).DeleteAccount,
}))

type What = 'view' | 'edit' | 'verify' | 'delete'

export const meta = titled(() => astrologersTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'manage_astrologers')
  const { reports, clock, platformSettings } = args.context.services
  const filters = Filters.parse(Object.fromEntries(new URL(args.request.url).searchParams))
  const [found, accounts, { timezone, price_floor_chat_usd, price_floor_call_usd }] = await Promise.all([
    reports.adminAstrologers({ filters, after: filters.after, size: ASTROLOGERS_A_PAGE }),
    reports.accounts(),
    platformSettings(),
  ])
  const floors = { chat: price_floor_chat_usd, call: price_floor_call_usd }
  return { ...found, accounts, filters, floors, today: wallClock(clock.now(), timezone).day }
}

export default function Astrologers() {
  const text = useTexts(astrologersTexts)
  const { rows, count, next, accounts, filters, floors, today } = useLoaderData<typeof loader>()
  const [opened, setOpened] = useState<{ id: string; what: What } | null>(null)
  const changes = useAstrologerChanges()
  const photo = usePhotoUrl()
  const shown = rows.find(({ id }) => id === opened?.id)
  const open = ({ id }: AdminAstrologer, what: What) => setOpened({ id, what })
  return (
    <>
      <PageHead title={text.title} />
      <StatStrip columns={4}>
        <StatCard label={text.total} value={formatCount(accounts.astrologers)} />
        <StatCard label={text.approved} value={formatCount(accounts.approved)} note={text.active(accounts.active)} />
        <StatCard label={text.pending} value={formatCount(accounts.waiting)} />
        <StatCard label={text.online} value={formatCount(accounts.online)} note={text.busy(accounts.busy)} />
      </StatStrip>
      <AstrologerFilters filters={filters} />
      <p className="mb-3 num text-small text-muted" role="status">
        {text.count(count)}
      </p>
      <AdminTable
        caption={text.directory}
        compact="tight"
        columns={astrologerColumns({ ...changes, photo, open })}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.none} />}
      />
      <CursorPages next={next} texts={text.pages} />
      {shown && opened?.what === 'view' ? (
        <AstrologerDetails astrologer={shown} onClose={() => setOpened(null)} />
      ) : null}
      {shown && opened?.what === 'delete' ? (
        <LazyPart>
          <DeleteAccount
            route={routes.deleteAstrologer}
            id={shown.id}
            name={shown.full_name}
            texts={text.deletion}
            onClose={() => setOpened(null)}
          />
        </LazyPart>
      ) : null}
      {shown && opened?.what === 'verify' ? (
        <LazyPart>
          <AstrologerVerification astrologer={shown} today={today} onClose={() => setOpened(null)} />
        </LazyPart>
      ) : null}
      {shown && opened?.what === 'edit' ? (
        <AstrologerForm astrologer={shown} floors={floors} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'
