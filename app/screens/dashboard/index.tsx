// /dashboard redirects to the first page of the role.
import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { guard } from '#app/shell/guard.ts'
import { dashboardHome } from '#app/shell/navigation/dashboard-home.ts'

export async function loader(args: LoaderFunctionArgs) {
  throw redirect(dashboardHome(guard(args, 'use_account').role))
}

export default function DashboardIndex() {
  return null
}
