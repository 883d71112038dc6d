// Links of the site. For visitors a content page is a document, which the router cannot open.
import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from '@remix-run/react'
import { createContext, forwardRef, useContext } from 'react'

export type { LinkProps } from '@remix-run/react'

/** True if the page at a path is a document for this viewer; the root provides it. */
export const DocumentPaths = createContext<(path: string) => boolean>(() => false)

const DOCUMENT = { reloadDocument: true, prefetch: 'none' } as const

/** Null if the router opens the page. */
function useDocumentProps(to: LinkProps['to']) {
  const isDocument = useContext(DocumentPaths)
  const path = typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname
  return path && isDocument(path) ? DOCUMENT : null
}

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  return <RouterLink ref={ref} {...props} {...useDocumentProps(props.to)} />
})

export const NavLink = forwardRef<HTMLAnchorElement, NavLinkProps>(function NavLink(props, ref) {
  return <RouterNavLink ref={ref} {...props} {...useDocumentProps(props.to)} />
})
