// Refuses names of people that claim to be the platform, by the platform names in the settings.

import { isPlatformClaim } from '#workers/contract/accounts/platform-claim.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { LANGUAGES } from '#workers/contract/text/language.ts'
import type { IdentityDeps } from './deps.ts'

/** Throws invalid, with a problem at the field. */
export async function assertNoClaim({ platformName }: Pick<IdentityDeps, 'platformName'>, name: string): Promise<void> {
  const names = await Promise.all(LANGUAGES.map(platformName))
  if (isPlatformClaim(name, names)) throw new AppError('invalid', { fields: { full_name: problem('name_reserved') } })
}
