// Wires mails to the service that sends them, its events, and the notices of the product.
import type { Limits } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import { createMails } from '#workers/domain/mails/index.ts'
import type { Notice } from '#workers/domain/notifications/index.ts'
import { refusalOf } from '#workers/gateways/mail/mail.ts'
import { mailReportOf } from '#workers/gateways/mail/mail-events.ts'
import { logFailure } from '#workers/log.ts'
import { isSealed, sealTicket } from '../gateways/ticket-seal.ts'
import type { identityPorts } from './identity-ports.ts'

type Parts = {
  db: Db
  now: () => number
  newId: () => string
  limits: Pick<Limits, 'hit'>
  ports: ReturnType<typeof identityPorts>
  supportEmail(): Promise<string>
  notify(userId: string, notice: Notice): Promise<unknown>
}

export function createMailServices({ db, now, newId, limits, ports, supportEmail, notify }: Parts) {
  const { origin, peppers, platformName, mailService } = ports
  const mails = createMails({
    db,
    now,
    newId,
    limits,
    origin,
    platformName,
    supportEmail,
    refusalOf,
    service: mailService,
    seal: (act, ticket) => sealTicket(peppers, { path: `mails/${act}`, ticket }),
    isSealed: (act, link) => isSealed(peppers, { path: `mails/${act}`, sealed: link }),
    async show(userId, words) {
      const notice = { type: 'account-safety', words, tag: `safety:${newId()}`, otherId: null, url: '/dashboard' }
      await notify(userId, notice)
    },
  })
  return {
    ...mails,
    arrived: (email: string) =>
      mails.arrived(email).catch((error: unknown) => logFailure({ event: 'mail.failed' }, error)),
    /** Applies an event of Cloudflare's queue, unless it contains no information on an address. */
    async applyEvent(body: unknown): Promise<void> {
      const report = mailReportOf(body)
      if (report) await mails.apply(report)
    },
  }
}
