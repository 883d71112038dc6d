// The account of a login, with everything that the page header shows.
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { HeldBack, Role } from '#workers/contract/accounts/roles.ts'
import type { Presence } from '#workers/contract/astrologers/astrologers.ts'
import type { Db } from '#workers/db/client.ts'
import { preparedOnce } from '#workers/db/prepared.ts'
import { astrologer } from '#workers/domain/astrologers/astrologer.table.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import { login, user } from '#workers/domain/identity/account.table.ts'
import { passkey } from '#workers/domain/identity/logins/passkey.table.ts'
import { account } from '#workers/domain/money/ledger.table.ts'
import { contentVersion } from '#workers/domain/settings/content-version.table.ts'
import { logFailure } from '#workers/log.ts'

export type LoginUser = {
  loginId: string
  expiresAt: number
  absoluteExpiresAt: number
  cookieHash: string
  userId: string
  role: Role
  fullName: string
  email: string
  photo: string | null
  loginVersion: number
  /** The wallet's balance for the header; 0 without a wallet, null if it cannot be read. */
  walletCents: number | null
  /** An astrologer's presence; null for others. */
  presence: Presence | null
  /** The reason why an astrologer must not work; null for others. */
  heldBack: HeldBack | null
  /** The astrologer of a user's live consultation; null without one. */
  liveWith: string | null
  /** Increases with each change of the settings. */
  contentVersion: number
  /** 1 for an admin with a passkey. */
  hasPasskey: 0 | 1
}

const own = {
  loginId: login.id,
  expiresAt: login.expiresAt,
  absoluteExpiresAt: login.absoluteExpiresAt,
  cookieHash: login.cookieHash,
  userId: user.id,
  role: user.role,
  fullName: user.fullName,
  email: user.email,
  photo: user.photo,
  loginVersion: user.loginVersion,
  // Determines the second step of an admin's login.
  hasPasskey: sql<
    0 | 1
  >`(${user.role} = 'admin' and exists (select 1 from ${passkey} where ${passkey.userId} = ${user.id}))`,
}

const columns = {
  ...own,
  // In one query, so that a page needs a single read of D1 for the viewer and the header.
  walletCents: sql<number>`coalesce((select ${account.crPosted} - ${account.drPosted} from ${account} where ${account.id} = 'u:' || ${user.id}), 0)`,
  presence: sql<Presence | null>`(select ${astrologer.status} from ${astrologer} where ${astrologer.id} = ${user.id})`,
  heldBack: sql<HeldBack | null>`(select case when not ${astrologer.isActive} then 'suspended' when not ${astrologer.isApproved} then 'awaiting' end from ${astrologer} where ${astrologer.id} = ${user.id})`,
  liveWith: sql<
    string | null
  >`(select ${consultation.astrologerId} from ${consultation} where ${consultation.userId} = ${user.id} and ${consultation.state} not in ('ending', 'ended') limit 1)`,
  contentVersion: sql<number>`coalesce((select ${contentVersion.version} from ${contentVersion}), 0)`,
}

/** Defaults for the header if one of its tables cannot be read. */
const UNREAD = { walletCents: null, presence: null, heldBack: 'unread', liveWith: null, contentVersion: 0 } as const

const AT = sql.placeholder('at')

const IS_ID = eq(login.id, sql.placeholder('id'))
const IS_COOKIE = eq(login.cookieHash, sql.placeholder('cookieHash'))
const PERSON = eq(user.id, login.userId)
const wholeById = preparedOnce((db) => whole(db, IS_ID))
const wholeByCookie = preparedOnce((db) => whole(db, IS_COOKIE))
const ownById = preparedOnce((db) => withoutHeader(db, IS_ID))
const ownByCookie = preparedOnce((db) => withoutHeader(db, IS_COOKIE))

function whole(db: Db, which: SQL) {
  return db.select(columns).from(login).innerJoin(user, PERSON).where(isLive(which)).prepare()
}

function withoutHeader(db: Db, which: SQL) {
  return db.select(own).from(login).innerJoin(user, PERSON).where(isLive(which)).prepare()
}

function isLive(which: SQL) {
  return and(
    which,
    isNull(login.revokedAt),
    gt(login.expiresAt, AT),
    eq(user.status, 'active'),
    // A change of the password, the role or the status invalidates older logins, also if an admin made the change.
    eq(login.version, user.loginVersion),
  )
}

/** The account of a valid login, by the login's id or by the hash of its cookie; null if the login is invalid. */
export async function findLoginUser(
  db: Db,
  { by, at }: { by: { id: string } | { cookieHash: string }; at: number },
): Promise<LoginUser | null> {
  const isId = 'id' in by
  try {
    return (await (isId ? wholeById(db) : wholeByCookie(db)).get({ ...by, at })) ?? null
  } catch (error) {
    const row = await (isId ? ownById(db) : ownByCookie(db)).get({ ...by, at })
    logFailure({ event: 'part.failed', part: 'header' }, error)
    return row ? { ...row, ...UNREAD } : null
  }
}
