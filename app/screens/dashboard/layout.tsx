// The dashboard's frame: the links of the viewer's role beside the page.

import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, useLoaderData } from '@remix-run/react'
import { DashboardLayout, dashboardLinks } from '#app/shell/dashboard-layout.tsx'
import { guard } from '#app/shell/guard.ts'
import sheet from '#app/styles/sheets/dashboard.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader(args: LoaderFunctionArgs) {
  return { role: guard(args, 'use_account').role }
}

// Links of built screens only; a new screen adds its own.
const OPEN = [
  '/dashboard/user/profile',
  '/dashboard/user/wallet',
  '/dashboard/user/births',
  '/dashboard/user/history',
  '/dashboard/astrologer/dashboard',
  '/dashboard/astrologer/chats',
  '/dashboard/astrologer/earnings',
  '/dashboard/astrologer/availability',
  '/dashboard/astrologer/profile',
  '/dashboard/astrologer/history',
  '/dashboard/admin/overview',
]

export default function Dashboard() {
  const { role } = useLoaderData<typeof loader>()
  return (
    <DashboardLayout role={role} links={dashboardLinks[role].filter(({ to }) => OPEN.includes(to))}>
      <Outlet />
    </DashboardLayout>
  )
}
