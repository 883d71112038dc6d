// The frame of the admins' pages, with a sheet of their own.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { guard } from '#app/shell/guard.ts'
import { DashboardFrame, loadFrame } from '../dashboard-frame.tsx'

export async function loader(args: LoaderFunctionArgs) {
  // The bare address has no screen below it that would ask.
  guard(args, 'use_admin_account')
  return loadFrame(args)
}

export const shouldRevalidate = revalidateUnlessFailed

export default function AdminDashboard() {
  return <DashboardFrame {...useLoaderData<typeof loader>()} />
}
