// Links of the site. A content page is a document for visitors, which the router of the browser does not open.
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useRouteLoaderData,
} from '@remix-run/react'
import { forwardRef } from 'react'
import { isContentPath } from '#workers/contract/content-pages.ts'

export type { LinkProps } from '@remix-run/react'

const DOCUMENT = { reloadDocument: true, prefetch: 'none' } as const

/** Props of a link whose page is a document for this person. */
function useDocumentProps(to: LinkProps['to']) {
  const hasLogin = useRouteLoaderData<{ hasLogin: boolean }>('root')?.hasLogin
  const path = typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname
  return hasLogin === false && path !== undefined && isContentPath(path) ? DOCUMENT : null
}

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  return <RouterLink ref={ref} {...props} {...useDocumentProps(props.to)} />
})

export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(props, ref) {
  return <RouterNavLink ref={ref} {...props} {...useDocumentProps(props.to)} />
})
