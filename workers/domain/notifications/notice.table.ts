import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { NOTICE_OUTCOMES, type NoticeKind, type PushNotice } from '#workers/contract/accounts/notifications.ts'
import type { Language } from '#workers/contract/text/language.ts'

/** `otherId`: the account of the person whom the text names; null without one. Never sent to clients. */
export type Notice = Omit<PushNotice, 'title' | 'body' | 'language'> & {
  words: Readonly<Record<Language, { title: string; body: string }>>
  otherId: string | null
}

/** Sent notices: one row per subject, with its newest notice. Retained for 30 days. */
export const notice = sqliteTable(
  'notice',
  {
    userId: text('user_id').notNull(),
    /** A later notice with the same tag replaces this one, as it does on devices. */
    tag: text('tag').notNull(),
    /** The account of the person whom the text names: the notice is deleted when it is closed. */
    otherId: text('other_id'),
    id: text('id').notNull(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** In Hindi; null for notices of older releases, which had one language. */
    titleHindi: text('title_hi'),
    bodyHindi: text('body_hi'),
    url: text('url').notNull(),
    at: integer('at').notNull(),
    outcome: text('outcome', { enum: NOTICE_OUTCOMES }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tag] }),
    index('notice_by_user').on(t.userId, t.at),
    index('notice_by_time').on(t.at),
    index('notice_by_other').on(t.otherId),
  ],
)

/** A person's choice of push notices. Without a row all are sent at any hour. */
export const noticeChoice = sqliteTable(
  'notice_choice',
  {
    userId: text('user_id').primaryKey(),
    muted: text('muted', { mode: 'json' }).$type<NoticeKind[]>().notNull().default([]),
    /** Minutes of the day in the account's zone. */
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
  },
  () => [check('notice_choice_quiet', sql`(quiet_from is null) = (quiet_to is null)`)],
)
