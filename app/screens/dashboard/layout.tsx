// The dashboard's frame: the links of the viewer's role beside the page.

import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet, useLoaderData } from '@remix-run/react'
import { DashboardLayout } from '#app/shell/dashboard-layout.tsx'
import { builtLinks } from '#app/shell/dashboard-links.ts'
import { guard } from '#app/shell/guard.ts'
import sheet from '#app/styles/sheets/dashboard.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader(args: LoaderFunctionArgs) {
  return { role: guard(args, 'use_account').role }
}

export default function Dashboard() {
  const { role } = useLoaderData<typeof loader>()
  return (
    <DashboardLayout role={role} links={builtLinks(role)}>
      <Outlet />
    </DashboardLayout>
  )
}
