// Wires changes of e-mail addresses and phone numbers to the secrets for their links and stored values.
import { createContactChanges } from '#workers/domain/contact-changes/index.ts'
import type { IdentityDeps } from '#workers/domain/identity/index.ts'
import { openValue, sealValue } from '../gateways/sealed-values.ts'
import { isSealed, sealTicket } from '../gateways/ticket-seal.ts'

type Parts = IdentityDeps & {
  mailArrived(email: string): Promise<void>
  closeAllSockets(userId: string): Promise<void>
}

export function createContactChangeServices(parts: Parts) {
  const { db, now, newId, mail, mailArrived, limits, passwords, origin, platformName, peppers, closeAllSockets } = parts
  return createContactChanges({
    db,
    now,
    newId,
    mail,
    mailArrived,
    limits,
    passwords,
    origin,
    platformName,
    closeAllSockets,
    texts: parts.texts,
    countries: parts.countries,
    seal: (act, ticket) => sealTicket(peppers, { path: `mails/${act}`, ticket }),
    isSealed: (act, link) => isSealed(peppers, { path: `mails/${act}`, sealed: link }),
    encrypt: (value) => sealValue(peppers, value),
    decrypt: (value) => openValue(peppers, value),
  })
}
