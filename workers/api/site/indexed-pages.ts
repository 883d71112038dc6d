import { FREE_TOOLS, TOOLS_PAGE } from '#workers/contract/content/free-tools.ts'

/** The public pages that have one address each: the sitemap lists them, and the tests of other browsers open them. */
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
