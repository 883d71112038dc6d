// Data of the root loader, which every page has.
import type { SetFacts } from '#workers/contract/content/operator.ts'
import type { Availability, Viewer } from './viewer.ts'

export type SocialLink = { name: string; url: string }

export type RootData = {
  origin: string
  /** In the page's language. */
  platformName: string
  /** For PDFs in Hindi, which a page of either language can create. */
  platformNameHi: string
  supportEmail: string
  socialLinks: readonly SocialLink[]
  operator: SetFacts
  /** Undefined if the server could not read the session. */
  viewer?: Viewer | null | undefined
  availability: Availability
  /** True if the request had a login cookie, even an expired one. */
  hasLogin: boolean
  /** True if the page is the answer to a posted form. */
  answersPost: boolean
}
