// Data that every page has from the root's loader.
import type { SetFacts } from '#workers/contract/content/operator.ts'
import type { Availability, Viewer } from './viewer.ts'

export type SocialLink = { name: string; url: string }

export type RootData = {
  origin: string
  /** In the language of the page. */
  platformName: string
  /** For papers in Hindi, which every page can make. */
  platformNameHi: string
  supportEmail: string
  socialLinks: readonly SocialLink[]
  operator: SetFacts
  /** Undefined where the server could not read who it is. */
  viewer?: Viewer | null | undefined
  availability: Availability
  /** The request had the cookie of a login, also one that has ended. */
  hasLogin: boolean
  /** The page answers a posted form. */
  answersPost: boolean
}
