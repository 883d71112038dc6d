// The dashboard's frame: the links of the viewer's role beside the page, and banners for an undeliverable e-mail
// address and for a phone number that is no longer verified.
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

// Loaded on demand, because few users need them.
const Banners = lazy(async () => ({ default: (await import('./frame-banners.tsx')).FrameBanners }))

type Frame = FrameBannersProps & { role: Role; wantsZone: boolean }

export async function loadFrame(args: LoaderFunctionArgs): Promise<Frame> {
  const viewer = guard(args, 'use_account')
  const { role, email } = viewer
  // Admins see times in the platform's zone.
  if (role === 'admin') return { role, wantsZone: false, mail: null, phone: null }
  const read = () => args.context.services.reports.frame(viewer)
  const facts = await orNothing(args.context, { part: 'frame', read, fallback: null })
  const { mailCause: cause, phoneLost: why } = facts ?? { mailCause: null, phoneLost: null }
  return {
    role,
    wantsZone: facts?.timeZone === null,
    mail: cause && { role, email, cause },
    phone: why && { role, why },
  }
}

/** `head`: rendered above each page. */
export function DashboardFrame({ role, wantsZone, mail, phone, head }: Frame & { head?: ReactNode }) {
  useEffect(keepPage, [])
  useFirstZone(wantsZone)
  return (
    <DashboardLayout role={role}>
      {mail || phone ? (
        <LazyPart>
          <Banners mail={mail} phone={phone} />
        </LazyPart>
      ) : null}
      {head}
      <Outlet />
    </DashboardLayout>
  )
}
