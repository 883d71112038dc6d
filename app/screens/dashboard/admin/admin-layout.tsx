// The frame of the admins' pages, with a sheet of their own.
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { guard } from '#app/shell/guard.ts'
import sheet from '#app/styles/sheets/admin.css?url'
import { DashboardFrame, loadFrame } from '../dashboard-frame.tsx'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader(args: LoaderFunctionArgs) {
  // The bare address has no screen below it that would ask.
  guard(args, 'use_admin_account')
  return loadFrame(args)
}

export default function AdminDashboard() {
  return <DashboardFrame {...useLoaderData<typeof loader>()} />
}
