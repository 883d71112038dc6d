// The frame of the pages of users and astrologers, with their sheet.
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import sheet from '#app/styles/sheets/dashboard.css?url'
import { DashboardFrame, loadFrame } from './dashboard-frame.tsx'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export async function loader(args: LoaderFunctionArgs) {
  return loadFrame(args)
}

export default function Dashboard() {
  return <DashboardFrame {...useLoaderData<typeof loader>()} />
}
