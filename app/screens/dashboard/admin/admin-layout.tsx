// The frame of the admins' pages. Times are in the platform's zone, which the head names.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { PageZone } from '#app/language/page-zone.ts'
import { guard } from '#app/shell/guard.ts'
import { readSettings } from '#app/shell/read-settings.ts'
import { DashboardFrame, loadFrame } from '../dashboard-frame.tsx'
import { ZoneLine } from './platform-zone.tsx'

export async function loader(args: LoaderFunctionArgs) {
  // The bare path has no child route with a guard.
  guard(args, 'use_admin_account')
  const [frame, { timezone }] = await Promise.all([loadFrame(args), readSettings(args.context)])
  return { frame, timezone }
}

export const shouldRevalidate = revalidateUnlessFailed

export default function AdminDashboard() {
  const { frame, timezone } = useLoaderData<typeof loader>()
  return (
    <PageZone.Provider value={timezone}>
      <DashboardFrame {...frame} head={<ZoneLine />} />
    </PageZone.Provider>
  )
}
