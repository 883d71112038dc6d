// Changes of e-mail addresses and phone numbers over SQLite: a client (mira), an astrologer (asha), an admin (nisha), mails kept.

import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { addAccount, addPractice, viewerOf } from '#tests/support/pages/practices.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Mail, Texter } from '#workers/contract/ports.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { createDb } from '#workers/db/client.ts'
import { createContactChanges } from '#workers/domain/contact-changes/index.ts'
import { type Account, findById, hashPassword, verifyPassword } from '#workers/domain/identity/index.ts'
import { openValue, sealValue } from '#workers/gateways/sealed-values.ts'
import { isSealed, sealTicket } from '#workers/gateways/ticket-seal.ts'
import { memoryCounters } from './memory-counters.ts'

export const PASSWORD = 'the phrase of the owner'
export const PEPPERS = ['p'.repeat(40)] as const
export const [mira, nisha] = [viewerOf('mira', 'user'), viewerOf('nisha', 'admin')]
const cost = { N: 2 ** 4, r: 1, p: 1 }

export type ChangeRig = Awaited<ReturnType<typeof changeRig>>

export async function changeRig() {
  const d1 = sqliteD1()
  const db = createDb(d1)
  for (const { userId, role } of [mira, nisha]) await addAccount(d1, userId, role)
  await addPractice(d1)
  await d1
    .prepare('UPDATE user SET password_hash = ?')
    .bind(await hashPassword(PASSWORD, cost))
    .run()
  const rig = {
    d1,
    db,
    /** The clock (ms UTC), which a test may move. */
    now: Date.UTC(2026, 4, 17, 10),
    sent: [] as Mail[],
    /** Accounts whose sockets were closed. */
    closed: [] as string[],
    /** Countries whose numbers get texts. */
    served: ['IN', 'US'],
    texts: { send: async () => undefined } as Texter | null,
    mailbox: 'takes' as 'takes' | 'refuses',
    changes: {} as ReturnType<typeof createContactChanges>,
    ask: (email: string, password = PASSWORD) => rig.changes.ask({ viewer: mira, form: { email, password } }),
    /** The newest mail to an address. */
    mailTo: (to: string) => rig.sent.findLast((mail) => mail.to === to),
    /** Asks for an address and confirms it; the link of the mail to the mailbox before. */
    async change(email = 'new@people.test'): Promise<string> {
      const { email: before } = await rig.accountOf('mira')
      await rig.ask(email)
      if (!(await rig.changes.confirmByLink(linkIn(rig.mailTo(email))))) throw new Error('not confirmed')
      return linkIn(rig.mailTo(before))
    },
    async accountOf(id: string): Promise<Account> {
      const account = await findById(db, id)
      if (!account) throw new Error('no account')
      return account
    },
    rows: async (sql: string) => (await d1.prepare(sql).all<Record<string, unknown>>()).results,
  }
  let ids = 0
  rig.changes = createContactChanges({
    get texts() {
      return rig.texts
    },
    get countries() {
      return rig.served
    },
    db,
    now: () => rig.now,
    newId: () => `id${++ids}`,
    origin: 'https://x.test',
    limits: memoryCounters(() => rig.now),
    mail: {
      async send(mail) {
        if (rig.mailbox === 'refuses') throw new AppError('mail_refused')
        rig.sent.push(mail)
      },
    },
    mailArrived: async () => undefined,
    passwords: {
      hash: (typed) => hashPassword(typed, cost),
      verify: (typed, hash) => verifyPassword(typed, { hash, cost }),
    },
    platformName: async () => 'Drishti',
    seal: (act, ticket) => sealTicket(PEPPERS, { path: `mails/${act}`, ticket }),
    isSealed: (act, link) => isSealed(PEPPERS, { path: `mails/${act}`, sealed: link }),
    encrypt: (value) => sealValue(PEPPERS, value),
    decrypt: (value) => openValue(PEPPERS, value),
    closeAllSockets: async (id) => void rig.closed.push(id),
  })
  return rig
}

export const linkIn = (mail: Mail | undefined) => mail?.links?.[0]?.url.split('/').at(-1) ?? ''

/** Longer than a change waits. */
export const TOO_LONG = 3 * DAY + 1
