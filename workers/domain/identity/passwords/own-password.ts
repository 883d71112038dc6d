// Requires the password again before a change that the user of a borrowed device must not make.

import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import type { Account } from '#workers/domain/identity/account.repo.ts'
import type { IdentityDeps } from '#workers/domain/identity/deps.ts'

type Asked = { account: Account; typed: string | undefined; field?: string }

/** Throws invalid, with a problem at `field`, for a missing or wrong password. Guesses are limited by account. */
export async function assertPassword(
  { limits, passwords }: Pick<IdentityDeps, 'limits' | 'passwords'>,
  { account, typed, field = 'password' }: Asked,
): Promise<void> {
  if (!typed) throw new AppError('invalid', { fields: { [field]: problem('password_missing') } })
  // Only a logged-in device reaches this limit, so a stranger cannot use it up.
  await limits.hit('own-password', account.id, 10, 15 * MINUTE)
  const { ok } = await passwords.verify(typed, account.passwordHash)
  if (!ok) throw new AppError('invalid', { fields: { [field]: problem('password_incorrect') } })
  await limits.clear('own-password', account.id)
}
