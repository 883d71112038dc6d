// The frame of the admins' pages, with a sheet of their own.
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import sheet from '#app/styles/sheets/admin.css?url'
import { DashboardFrame, loadFrame } from '../dashboard-frame.tsx'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader(args: LoaderFunctionArgs) {
  return loadFrame(args)
}

export default function AdminDashboard() {
  return <DashboardFrame {...useLoaderData<typeof loader>()} />
}
