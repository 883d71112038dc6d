// The platform's dues to astrologers, paid by admins.
import { bindDeps } from '../bind-deps.ts'
import { type DueDeps, listDue } from './list-due.ts'
import { payAstrologers } from './pay-astrologers.ts'
import { reversePayout } from './reverse-payout.ts'

export function createPayouts(deps: DueDeps) {
  return bindDeps(deps, { due: listDue, pay: payAstrologers, reverse: reversePayout })
}
