// People written straight into a server's store, logged in: a test makes those that it needs, and touches theirs only.
import { randomBytes } from 'node:crypto'
import { call, PASSWORD, type Person } from '#tests/support/pages/people.ts'
import { SECRETS, type TestServer } from '#tests/support/servers/server.ts'
import type { Role } from '#workers/contract/accounts/roles.ts'
import { firstPayoutPaise } from '#workers/contract/consultations/payout-share.ts'
import { newId } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { CHEAP_PASSWORD_COST, hashPassword, type IdentityDeps } from '#workers/domain/identity/index.ts'
import { openLogin } from '#workers/domain/identity/logins/logins.ts'
import { openPayable, openWallet, topUp } from '#workers/domain/money/index.ts'
import { payment } from '#workers/domain/money/payment.table.ts'

type Server = Pick<TestServer, 'url' | 'db'>
const RATE = 88
const SYLLABLES = ['ba', 'de', 'ki', 'lo', 'mu', 'na', 'pi', 'ra', 'su', 'ta']
let hash: Promise<string> | undefined
let names = 0

/**
 * An account with an e-mail of its own, a login and a wallet that holds `cents`. Its password is PASSWORD. `verified`: its phone
 * is verified, as a booking asks for.
 */
export async function insertUser(
  server: Server,
  { name = 'Mira Rao', email = newEmail(), phone = '+14155550132', cents = 0, verified = false } = {},
): Promise<Person> {
  const id = await insertAccount(server, { name, email, phone, role: 'user' })
  const db = createDb(server.db)
  await commit(db, [openWallet(db, id)])
  if (cents > 0) await insertMoney(server, id, cents)
  if (verified) await server.db.prepare('UPDATE user SET phone_verified_at = 1 WHERE id = ?').bind(id).run()
  return logInStored(server, { id, name, email, role: 'user' })
}

/** An astrologer, approved unless told otherwise. Prices in dollars a minute. */
export async function insertAstrologer(
  server: Server,
  { name = 'Asha Verma', email = newEmail(), phone = '+919812345678', price = 1.8, approved = true } = {},
): Promise<Person> {
  const id = await insertAccount(server, { name, email, phone, role: 'astrologer' })
  const cents = Math.round(price * 100)
  const paise = firstPayoutPaise(cents, RATE)
  await server.db
    .prepare(
      `INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents, price_chat_cents,
         payout_call_paise, payout_chat_paise, is_approved)
       VALUES (?, 12, '["Vedic","Career"]', '["English","Hindi"]', ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      id,
      'I read charts slowly, and I explain every placement that I lean on.',
      cents,
      cents,
      paise,
      paise,
      approved ? 1 : 0,
    )
    .run()
  const db = createDb(server.db)
  await commit(db, [openPayable(db, id)])
  return logInStored(server, { id, name, email, role: 'astrologer' })
}

/** An admin; the second step of the log-in is off on servers of tests. */
export async function insertAdmin(server: Server, { name = 'Admin Adminson', email = newEmail() } = {}) {
  const id = await insertAccount(server, { name, email, phone: '+18005550100', role: 'admin' })
  return logInStored(server, { id, name, email, role: 'admin' })
}

/** Money in a wallet, as a payment that succeeded. */
async function insertMoney({ db: d1 }: Pick<Server, 'db'>, userId: string, cents: number): Promise<void> {
  const [db, id, at] = [createDb(d1), newId(), Date.now()]
  const row = { id, userId, amountCents: cents, provider: 'test', status: 'succeeded', createdAt: at, updatedAt: at }
  await commit(db, [
    openWallet(db, userId),
    db.insert(payment).values(row as typeof payment.$inferInsert),
    topUp(db, { paymentId: id, userId, amountCents: cents, at }),
  ])
}

/** A name that nobody else inserted by this process has, such as "Tara Badeki". */
export function newName(first: string): string {
  const surname = [...String(names++).padStart(3, '0')].map((digit) => SYLLABLES[Number(digit)]).join('')
  return `${first} ${surname[0]?.toUpperCase()}${surname.slice(1)}`
}

/** An address that nobody else has. */
export function newEmail(): string {
  return `${newId().toLowerCase()}@people.test`
}

type Account = { id: string; name: string; email: string; role: Role }

async function insertAccount(
  { db }: Server,
  { name, email, phone, role }: Omit<Account, 'id'> & { phone: string },
): Promise<string> {
  hash ??= hashPassword(PASSWORD, CHEAP_PASSWORD_COST)
  const [id, now] = [newId(), Date.now()]
  await db
    .prepare(
      `INSERT INTO user (id, email, phone, full_name, role, status, password_hash, language, created_at)
       VALUES (?, ?, ?, ?, ?, 'active', ?, 'en', ?)`,
    )
    .bind(id, email, phone, name, role, await hash, now)
    .run()
  return id
}

/** A login of the account, as the product opens one. */
async function logInStored(server: Server, { id, name, email, role }: Account): Promise<Person> {
  const deps = {
    db: createDb(server.db),
    now: () => Date.now(),
    newId,
    random: randomBytes,
    keys: [{ kid: '1', secret: new TextEncoder().encode(SECRETS.JWT_SECRET) }],
    peppers: [SECRETS.PEPPER],
  } satisfies Partial<IdentityDeps>
  const account = { id, role, loginVersion: 1 } as Parameters<typeof openLogin>[1]
  const { access, refresh, cookie } = await openLogin(deps as unknown as IdentityDeps, account, { browser: 'Test' })
  return {
    id,
    name,
    email,
    role,
    access,
    refresh,
    cookie: `sid=${cookie.value}`,
    call: (method, path, body, headers = {}) =>
      call(server, method, path, body, { authorization: `Bearer ${access}`, ...headers }),
  }
}
