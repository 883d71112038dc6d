// Dues of the platform to astrologers, paid out by admins (PRODUCT 4).
import { bindDeps } from '../bind-deps.ts'
import { type DueDeps, listDue } from './list-due.ts'
import { payAstrologers } from './pay-astrologers.ts'
import { reversePayout } from './reverse-payout.ts'

export function createPayouts(deps: DueDeps) {
  return bindDeps(deps, { due: listDue, pay: payAstrologers, reverse: reversePayout })
}
