// The dashboard's frame: the links of the viewer's role beside the page.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet } from '@remix-run/react'
import { useEffect } from 'react'
import { keepPage } from '#app/live/keep-page.ts'
import { DashboardLayout } from '#app/shell/dashboard-layout.tsx'
import { guard } from '#app/shell/guard.ts'
import { orNothing } from '#app/shell/or-nothing.ts'
import type { Role } from '#app/shell/viewer.ts'
import { useFirstZone } from './use-first-zone.ts'

type Frame = { role: Role; wantsZone: boolean }

export async function loadFrame(args: LoaderFunctionArgs): Promise<Frame> {
  const { role, userId } = guard(args, 'use_account')
  // Admins read times on the platform's clock.
  if (role === 'admin') return { role, wantsZone: false }
  const read = async () => (await args.context.services.identity.timeZone(userId)) === null
  return { role, wantsZone: await orNothing(args.context, { part: 'time zone', read, fallback: false }) }
}

export function DashboardFrame({ role, wantsZone }: Frame) {
  useEffect(keepPage, [])
  useFirstZone(wantsZone)
  return (
    <DashboardLayout role={role}>
      <Outlet />
    </DashboardLayout>
  )
}
