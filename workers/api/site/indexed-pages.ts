import { FREE_TOOLS, TOOLS_PAGE } from '#workers/contract/content/free-tools.ts'

/** The public pages with one address each: listed in the sitemap, and opened by the tests of other browsers. */
export const INDEXED_PAGES = [
  '/',
  TOOLS_PAGE,
  ...FREE_TOOLS,
  '/topics',
  '/pricing',
  '/blogs',
  '/about-us',
  '/mission',
  '/vision',
  '/contact-us',
  '/careers',
  '/newsletter',
  '/docs/api',
  '/astrologer-register',
  '/disclaimer',
  '/privacy-policy',
  '/refund-policy',
  '/terms',
]
