import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { user } from '#workers/domain/identity/account.table.ts'

/** The public key with which an account logs in; the private key never leaves its owner's devices. */
export const passkey = sqliteTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id),
    /** The authenticator's id of the key, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** The use counter that the authenticator reports; a lower value indicates a copied key. */
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    /** The browser that created it, named for its owner. */
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (t) => [index('passkey_user').on(t.userId)],
)

/** A challenge that a browser received; valid for one message, of one purpose. */
export const passkeyChallenge = sqliteTable(
  'passkey_challenge',
  {
    hash: text('hash').primaryKey(),
    /** The account that adds a passkey; null for a login, whose account is not known yet. */
    userId: text('user_id').references(() => user.id),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('passkey_challenge_by_end').on(t.expiresAt)],
)

/** Codes that replace a lost passkey, each valid once. */
export const recoveryCode = sqliteTable(
  'recovery_code',
  {
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at'),
  },
  (t) => [index('recovery_code_user').on(t.userId)],
)
