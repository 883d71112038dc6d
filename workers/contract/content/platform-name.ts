// Names of the platform: the first one, and one for Hindi. A language without a name of its own takes the first one.
import type { Language } from '#workers/contract/text/language.ts'

/** `platformNameHi` is empty where the first name serves in Hindi, too. */
export type PlatformNames = { platformName: string; platformNameHi: string }

/** The names until an admin has set others. */
export const PLATFORM_NAMES: PlatformNames = { platformName: 'Drishti', platformNameHi: 'दृष्टि' }

export function platformNameIn(language: Language, { platformName, platformNameHi }: PlatformNames): string {
  return (language === 'hi' && platformNameHi) || platformName
}
