// Wires the steps after a restore to identity, money, audit and account deletion, the payment provider and the bucket.
import type { createAstrologers } from '#workers/domain/astrologers/index.ts'
import type { createAudit } from '#workers/domain/audit/index.ts'
import { createCatchUp } from '#workers/domain/catch-up/index.ts'
import type { createIdentity } from '#workers/domain/identity/index.ts'
import type { createFiles } from '#workers/gateways/files/r2-files.ts'
import type { createLive } from '../gateways/live.ts'
import { closedAccounts, type createAccountData } from './account-data.ts'
import type { createPayments } from './payments.ts'

type Parts = {
  deps: Pick<Parameters<typeof createCatchUp>[0], 'db' | 'now'>
  files: ReturnType<typeof createFiles>
  live: ReturnType<typeof createLive>
  audit: ReturnType<typeof createAudit>
  identity: ReturnType<typeof createIdentity>
  astrologers: ReturnType<typeof createAstrologers>
  payments: ReturnType<typeof createPayments>
  accountDeletion: ReturnType<typeof createAccountData>['accountDeletion']
}

export function createCatchUpService({
  deps,
  files,
  live,
  audit,
  identity,
  astrologers,
  payments,
  accountDeletion,
}: Parts) {
  return createCatchUp({
    ...deps,
    newsSince: payments.paymentNewsSince,
    applyNews: payments.money.applyNewsAgain,
    lostActs: audit.lostActs,
    endSomeLogins: identity.endSomeLogins,
    closedAccounts: () => closedAccounts(files),
    deleteAgain: accountDeletion.deleteAgain,
    astrologersAfter: astrologers.idsAfter,
    writeStatusAnew: live.writeStatusAnew,
  })
}
