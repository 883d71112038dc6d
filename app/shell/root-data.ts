// Data that every page has from the root's loader.
import type { Availability, Viewer } from './viewer.ts'

export type SocialLink = { name: string; url: string }

export type RootData = {
  origin: string
  platformName: string
  supportEmail: string
  socialLinks: readonly SocialLink[]
  viewer: Viewer | null
  availability: Availability
  /** The page answers a posted form. */
  answersPost: boolean
}
