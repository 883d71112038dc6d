import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ROLES } from '#workers/contract/roles.ts'

/** An account of any role, its e-mail confirmed; `closed` once deleted, without personal data. */
export const user = sqliteTable('user', {
  id: text('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  phone: text('phone').notNull(),
  /** When a code sent to that number came back; null until then, and again once the number changes. */
  phoneVerifiedAt: integer('phone_verified_at'),
  fullName: text('full_name').notNull(),
  gender: text('gender', { enum: ['female', 'male', 'other'] }),
  role: text('role', { enum: ROLES }).notNull(),
  status: text('status', { enum: ['active', 'disabled', 'closed'] }).notNull(),
  passwordHash: text('password_hash'),
  /** Path of the photo on this site, or null. */
  photo: text('photo'),
  /** Raised by whatever must end all logins at once: reset, disable, role change. */
  loginVersion: integer('session_version').notNull().default(1),
  createdAt: integer('created_at').notNull(),
  lastLoginAt: integer('last_login_at'),
})

/**
 * What somebody typed to register, until the e-mail is confirmed. Several may wait under one address: anybody can type
 * anybody's, so each is confirmed only by a code of its own.
 */
export const registration = sqliteTable(
  'registration',
  {
    /** Hash of the secret that the registering browser was given. */
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    fullName: text('full_name').notNull(),
    gender: text('gender', { enum: ['female', 'male', 'other'] }),
    role: text('role', { enum: ROLES }).notNull(),
    passwordHash: text('password_hash').notNull(),
    /** What an astrologer said of the practice. */
    practice: text('practice', { mode: 'json' }),
    /** Another one with another password waited under this address: a code without the secret confirms nothing. */
    contested: integer('contested', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('registration_newest').on(t.email, sql`created_at desc`)],
)

/** One log-in on one device: a family of refresh tokens and the cookie of the same login. */
export const login = sqliteTable(
  'auth_session',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id),
    cookieHash: text('cookie_hash').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Moves with each refresh. */
    expiresAt: integer('expires_at').notNull(),
    absoluteExpiresAt: integer('absolute_expires_at').notNull(),
    revokedAt: integer('revoked_at'),
  },
  (t) => [uniqueIndex('auth_session_cookie').on(t.cookieHash), index('auth_session_user').on(t.userId)],
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

/** One-time codes, newest counts. `tries` is raised before a guess is compared. */
export const oneTimeCode = sqliteTable(
  'one_time_code',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: ['register', 'login', 'reset', 'second_step', 'phone'] }).notNull(),
    hash: text('hash').notNull(),
    /** The one registration that it confirms; null for other purposes. */
    registrationId: text('registration_id'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: integer('used_at'),
  },
  (t) => [index('one_time_code_newest').on(t.email, t.purpose, sql`created_at desc`)],
)
