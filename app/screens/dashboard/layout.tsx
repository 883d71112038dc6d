// The frame of the pages of users and astrologers.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { DashboardFrame, loadFrame } from './dashboard-frame.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return loadFrame(args)
}

export const shouldRevalidate = revalidateUnlessFailed

export default function Dashboard() {
  return <DashboardFrame {...useLoaderData<typeof loader>()} />
}
