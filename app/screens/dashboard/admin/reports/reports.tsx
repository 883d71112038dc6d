// Reports (SPEC 2.8.6, PRODUCT 7): asked for here, made by cron, downloaded once they are ready.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { useRepeatedReload } from '#app/screens/dashboard/admin/use-repeated-reload.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ConfirmDialog } from '#app/ui/overlay/dialog.tsx'
import type { AdminReport } from '#workers/contract/admin/admin-reports.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { wallClock } from '#workers/contract/time/wall-clock.ts'
import { ReportForm } from './report-form.tsx'
import { nameOf, reportColumns } from './reports-columns.tsx'
import { reportsTexts } from './reports-text.ts'
import { useReportActs } from './use-report-acts.ts'

export const meta = titled(() => reportsTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'make_reports')
  const { reportFiles, settings, clock } = args.context.services
  const [rows, { timezone }] = await Promise.all([reportFiles.list(viewer), settings()])
  return { rows, today: wallClock(clock.now(), timezone).day }
}

const OFTEN = 5 * SECOND

export default function Reports() {
  const text = useTexts(reportsTexts)
  const { rows, today } = useLoaderData<typeof loader>()
  const [deleting, setDeleting] = useState<AdminReport | null>(null)
  const acts = useReportActs()
  const isOpen = rows.some(({ status }) => status === 'queued' || status === 'running')
  useRepeatedReload(isOpen ? OFTEN : null)
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <ReportForm today={today} />
      <AdminTable
        className="mt-6"
        caption={text.list}
        columns={reportColumns({ ...acts, remove: setDeleting })}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.none}>{text.noneText}</EmptyState>}
      />
      {deleting ? (
        <ConfirmDialog
          open
          busy={acts.busy === deleting.id}
          onClose={() => setDeleting(null)}
          title={text.removeTitle}
          confirmLabel={text.confirm}
          onConfirm={() => void acts.delete(deleting).then(() => setDeleting(null))}
        >
          {text.removeText(nameOf(deleting))}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'
