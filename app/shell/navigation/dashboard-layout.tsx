import { useLocation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '#app/language/texts.ts'
import type { Role } from '#app/shell/viewer.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { NavLink } from '#app/ui/link.tsx'
import { type DashboardLink, dashboardLinks } from './dashboard-links.ts'
import { dashboardTexts } from './dashboard-text.ts'

export type DashboardLayoutProps = { role: Role; links?: readonly DashboardLink[]; children: ReactNode }

export function DashboardLayout({ role, links = dashboardLinks[role](), children }: DashboardLayoutProps) {
  const text = useTexts(dashboardTexts)
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)

  // On phones the links scroll sideways, and the current one must be visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new page
  useEffect(() => {
    const strip = nav.current
    const current = strip?.querySelector<HTMLElement>('[aria-current]')
    if (strip && current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.clientWidth) / 2
  }, [pathname])

  return (
    <div className="mx-auto grid max-w-360 min-[1040px]:grid-cols-[232px_minmax(0,1fr)]">
      <nav
        className="flex [scrollbar-width:none] gap-1 overflow-x-auto border-b border-line bg-bg px-gutter py-2 min-[1040px]:sticky min-[1040px]:top-header min-[1040px]:h-[calc(100dvh_-_var(--spacing-header))] min-[1040px]:flex-col min-[1040px]:gap-0.5 min-[1040px]:self-start min-[1040px]:overflow-auto min-[1040px]:border-b-0 min-[1040px]:px-4 min-[1040px]:py-6 print:hidden"
        aria-label={text.label}
        ref={nav}
      >
        <span className="hidden min-[1040px]:block min-[1040px]:px-3 min-[1040px]:pt-0 min-[1040px]:pb-2 min-[1040px]:text-12 min-[1040px]:text-muted">
          {text.roles[role]}
        </span>
        {links.map((link) => (
          <NavLink
            key={link.to}
            className="group flex items-center gap-2.5 rounded-control px-3 py-2 text-14 font-medium whitespace-nowrap text-muted no-underline hover:bg-hover hover:text-text aria-[current]:bg-surface aria-[current]:text-text aria-[current]:shadow-[inset_0_0_0_1px_var(--color-line)]"
            to={link.to}
            prefetch="intent"
          >
            <MoreIcon name={link.icon} className="group-aria-[current]:text-accent-text" />
            {link.label}
            {link.count ? (
              <span className="ml-auto rounded-chip bg-accent-soft px-1.75 py-0 num text-12 leading-[20px] font-semibold text-accent-text">
                {link.count}
              </span>
            ) : null}
          </NavLink>
        ))}
      </nav>
      <main
        className="min-w-0 px-gutter pt-6 pb-16 *:data-callout:mb-4 min-[1040px]:min-h-[calc(100dvh_-_var(--spacing-header))] min-[1040px]:border-l min-[1040px]:border-line min-[1040px]:pt-8 min-[1040px]:pr-8 min-[1040px]:pb-20 min-[1040px]:pl-9"
        id="main"
      >
        {children}
      </main>
    </div>
  )
}
