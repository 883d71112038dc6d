// The dashboard's frame: the links of the viewer's role beside the page, and above it banners while mails do not arrive, and once a phone is verified no more.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Outlet } from '@remix-run/react'
import { lazy, type ReactNode, useEffect } from 'react'
import { keepPage } from '#app/realtime/socket/keep-page.ts'
import { orNothing } from '#app/shell/errors/or-nothing.ts'
import { guard } from '#app/shell/guard.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { DashboardLayout } from '#app/shell/navigation/dashboard-layout.tsx'
import type { Role } from '#app/shell/viewer.ts'
import type { FrameBannersProps } from './frame-banners.tsx'
import { useFirstZone } from './time-zone/use-first-zone.ts'

// Few need them.
const Banners = lazy(async () => ({ default: (await import('./frame-banners.tsx')).FrameBanners }))

type Frame = FrameBannersProps & { role: Role; wantsZone: boolean }

export async function loadFrame(args: LoaderFunctionArgs): Promise<Frame> {
  const viewer = guard(args, 'use_account')
  const { role, email } = viewer
  // Admins read times on the platform's clock.
  if (role === 'admin') return { role, wantsZone: false, mail: null, phone: null }
  const read = () => args.context.services.reports.frame(viewer)
  const facts = await orNothing(args.context, { part: 'frame', read, fallback: null })
  const { mailCause: cause, phoneLost: why } = facts ?? { mailCause: null, phoneLost: null }
  return {
    ...{ role, wantsZone: facts?.timeZone === null },
    mail: cause && { role, email, cause },
    phone: why && { role, why },
  }
}

/** `head`: stands above each page. */
export function DashboardFrame({ role, wantsZone, mail, phone, head }: Frame & { head?: ReactNode }) {
  useEffect(keepPage, [])
  useFirstZone(wantsZone)
  return (
    <DashboardLayout role={role}>
      {mail || phone ? (
        <LazyPart>
          <Banners {...{ mail, phone }} />
        </LazyPart>
      ) : null}
      {head}
      <Outlet />
    </DashboardLayout>
  )
}
