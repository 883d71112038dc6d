import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ROLES } from '#workers/contract/accounts/roles.ts'
import { PHONE_LOSSES } from '#workers/contract/consultations/phone-losses.ts'
import { LANGUAGES } from '#workers/contract/text/language.ts'

/** An account of any role, with a confirmed e-mail address. `closed`: deleted, without personal data. */
export const user = sqliteTable(
  'user',
  {
    id: text('id').primaryKey(),
    /** Stored in lower case. */
    email: text('email').notNull().unique(),
    phone: text('phone').notNull(),
    /** When the number was verified by a code; null before, and again after a change of the number. */
    phoneVerifiedAt: integer('phone_verified_at'),
    /** The verified number, unique to one account; null without one, and in old rows that cron has not processed. */
    verifiedPhone: text('verified_phone'),
    /** The reason why an account lost its verification, until it verifies a number again. */
    phoneLost: text('phone_lost', { enum: PHONE_LOSSES }),
    fullName: text('full_name').notNull(),
    gender: text('gender', { enum: ['female', 'male', 'other'] }),
    role: text('role', { enum: ROLES }).notNull(),
    status: text('status', { enum: ['active', 'disabled', 'closed'] }).notNull(),
    passwordHash: text('password_hash'),
    /** Path of the photo on this site, or null. */
    photo: text('photo'),
    /** Incremented to end all logins at once: password reset, disabling, role change. */
    loginVersion: integer('session_version').notNull().default(1),
    /** The IANA zone of the account's days and months; null until a browser has reported one. */
    timeZone: text('time_zone'),
    /** The language of mails, texts and notices: the person's last choice; null, which means English, before one. */
    language: text('language', { enum: LANGUAGES }),
    createdAt: integer('created_at').notNull(),
    lastLoginAt: integer('last_login_at'),
  },
  (t) => [
    index('user_by_role').on(t.role, t.createdAt),
    uniqueIndex('user_verified_phone').on(t.verifiedPhone).where(sql`verified_phone is not null`),
  ],
)

/**
 * Form data of a registration until the e-mail address is confirmed. An address may have several, because anyone can enter any
 * address; each is confirmed only by its own code.
 */
export const registration = sqliteTable(
  'registration',
  {
    /** Hash of the secret that the registering browser received. */
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    fullName: text('full_name').notNull(),
    gender: text('gender', { enum: ['female', 'male', 'other'] }),
    role: text('role', { enum: ROLES }).notNull(),
    passwordHash: text('password_hash').notNull(),
    /** An astrologer's form data of the practice. */
    practice: text('practice', { mode: 'json' }),
    /** Another registration of this address has another password, so a code without the secret confirms neither. */
    contested: integer('contested', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('registration_newest').on(t.email, sql`created_at desc`),
    index('registration_by_time').on(t.createdAt),
  ],
)

/** One login on one device: a family of refresh tokens and a cookie (docs/decisions/login-cookies.md). */
export const login = sqliteTable(
  'auth_session',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id),
    cookieHash: text('cookie_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Updated by each refresh. */
    expiresAt: integer('expires_at').notNull(),
    absoluteExpiresAt: integer('absolute_expires_at').notNull(),
    revokedAt: integer('revoked_at'),
    /** The account's version at the login: a change of it ends this login. */
    version: integer('session_version').notNull().default(1),
    /** Name of the browser for its owner, such as "Firefox on Windows". */
    browser: text('browser').notNull().default(''),
    /** Updated by each refresh. */
    lastSeenAt: integer('last_seen_at').notNull().default(0),
  },
  (t) => [
    index('auth_session_by_end').on(t.absoluteExpiresAt),
    uniqueIndex('auth_session_cookie').on(t.cookieHash),
    index('auth_session_user').on(t.userId),
  ],
)

export const refreshToken = sqliteTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    loginId: text('session_id')
      .notNull()
      .references(() => login.id),
    issuedAt: integer('issued_at').notNull(),
    replacedAt: integer('replaced_at'),
  },
  (t) => [index('refresh_token_session').on(t.loginId)],
)

/**
 * One-time codes. The newest is valid, with preference for one that the guesser's own network requested. `tries` and
 * `other_tries` are incremented before a guess is compared.
 */
export const oneTimeCode = sqliteTable(
  'one_time_code',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['register', 'login', 'reset', 'second_step', 'phone'] }).notNull(),
    hash: text('hash').notNull(),
    /** The registration that the code confirms; null for other purposes. */
    registrationId: text('registration_id'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** The network that requested the code, hashed; null for a request with a login. */
    network: text('network'),
    /** Attempts from other networks. */
    otherTries: integer('other_tries').notNull().default(0),
    usedAt: integer('used_at'),
  },
  (t) => [
    index('one_time_code_newest').on(t.email, t.purpose, sql`created_at desc`),
    index('one_time_code_by_end').on(t.expiresAt),
  ],
)
