// Names of the platform: the default one, and one for Hindi.
import type { Language } from '#workers/contract/text/language.ts'

/** `platformNameHi` is empty if the default name is used in Hindi too. */
export type PlatformNames = { platformName: string; platformNameHi: string }

/** The names until an admin has set others. */
export const PLATFORM_NAMES: PlatformNames = { platformName: 'Drishti', platformNameHi: 'दृष्टि' }

export function platformNameIn(language: Language, { platformName, platformNameHi }: PlatformNames): string {
  return (language === 'hi' && platformNameHi) || platformName
}
