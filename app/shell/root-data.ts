// Data that every page has from the root's loader.
import type { SocialLink } from './footer.tsx'
import type { Availability, Viewer } from './viewer.ts'

export type RootData = {
  origin: string
  platformName: string
  supportEmail: string
  socialLinks: readonly SocialLink[]
  viewer: Viewer | null
  availability: Availability
}
