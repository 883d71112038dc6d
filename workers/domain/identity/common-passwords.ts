// Passwords that everybody tries first are refused (RELIABILITY 3, row 12).
import { AppError } from '#workers/contract/errors.ts'
import { COMMON } from './common-passwords.data.ts'

/** Throws invalid, with a sentence at the field, for a password of the list (case and surrounding digits ignored). */
export function assertNotCommon(password: string): void {
  const lower = password.toLowerCase()
  if (COMMON.has(lower) || COMMON.has(lower.replace(/[\d!?.]+$/, '')) || /^(.)\1+$/.test(lower)) {
    throw new AppError('invalid', {
      fields: { password: 'That password is among the most common ones. Please choose another.' },
    })
  }
}
