// All tables of the database: the rows that belong in a person's archive, and their fate when the account is closed. A
// test compares this list with the schema, so that no table is missing.

/** `where`: the rows of account ?1. `without`: columns that are secret or not about this person. */
export type Owned = { where: string; without?: readonly string[]; with?: string }
/** Fate of the rows when the account is closed; `stays`: the reason for keeping them. */
type AtTheEnd = 'deleted' | 'emptied' | { stays: string }
export type PersonalTable = {
  /** Name of the file in the archive. */
  file: string
  user?: Owned
  astrologer?: Owned
  atDeletion: AtTheEnd
}

const OWN_SESSIONS = {
  user: 'session_id IN (SELECT id FROM consultation WHERE user_id = ?1)',
  astrologer: 'session_id IN (SELECT id FROM consultation WHERE astrologer_id = ?1)',
}
const OWN_EMAIL = '(SELECT email FROM user WHERE id = ?1)'
const OF_ADDRESS = (without: readonly string[] = []) => ({
  user: { where: `email = ${OWN_EMAIL}`, without },
  astrologer: { where: `email = ${OWN_EMAIL}`, without },
})
/** Contact messages by their sender's (unverified) address; reports by the account. */
const WRITTEN_TO_US = `(kind = 'contact_message' AND sender_email = ${OWN_EMAIL}
  OR kind IN ('problem_report', 'review_report') AND user_id = ?1)`
const BOTH = { user: { where: 'user_id = ?1' }, astrologer: { where: 'astrologer_id = ?1' } }
const ACCOUNT = (column: string, without: readonly string[] = []) => ({
  user: { where: `${column} = ?1`, without },
  astrologer: { where: `${column} = ?1`, without },
})
/** One party's rows of a consultation, where the column `side` names the party. */
const ONE_SIDE = {
  user: { where: `${OWN_SESSIONS.user} AND side = 'user'` },
  astrologer: { where: `${OWN_SESSIONS.astrologer} AND side = 'astrologer'` },
}
const MONEY = { stays: 'records of money stay, without the name' }
const TALK = { stays: 'the other party keeps the session, with "Former client" or "Former astrologer"' }
const INSIDE = ['transcript_key', 'next_due_at', 'facts']

export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  user: { file: 'account', ...ACCOUNT('id', ['password_hash', 'session_version']), atDeletion: 'emptied' },
  auth_session: {
    file: 'devices',
    ...ACCOUNT('user_id', ['cookie_hash', 'session_version']),
    atDeletion: { stays: 'ended at once, deleted by cron after some days' },
  },
  passkey: {
    file: 'passkeys',
    ...ACCOUNT('user_id', ['credential_id', 'public_key', 'counter']),
    atDeletion: 'deleted',
  },
  recovery_code: { file: 'recovery-codes', ...ACCOUNT('user_id', ['hash']), atDeletion: 'deleted' },
  push_device: { file: 'push-devices', ...ACCOUNT('user_id', ['endpoint', 'p256dh', 'auth']), atDeletion: 'deleted' },
  notice: { file: 'notices', ...ACCOUNT('user_id', ['id', 'tag', 'other_id']), atDeletion: 'deleted' },
  notice_choice: { file: 'choice-of-notices', ...ACCOUNT('user_id'), atDeletion: 'deleted' },
  account_event: {
    file: 'account-history',
    ...ACCOUNT('account_id', ['other_id']),
    atDeletion: { stays: 'it says that names and numbers changed, never to what' },
  },
  contact_change: {
    file: 'changes-of-e-mail',
    ...ACCOUNT('account_id', ['previous', 'asked_by']),
    atDeletion: 'deleted',
  },
  newsletter_address: { file: 'newsletter', ...OF_ADDRESS(['id']), atDeletion: 'deleted' },
  mail_mark: { file: 'mails-that-do-not-arrive', ...OF_ADDRESS(), atDeletion: 'deleted' },
  mail_failure: { file: 'mails-that-did-not-arrive', ...OF_ADDRESS(['id']), atDeletion: 'deleted' },
  mail_ended: { file: 'ended-mails', ...OF_ADDRESS(), atDeletion: 'deleted' },
  inbox_entry: {
    file: 'messages-to-us',
    user: { where: WRITTEN_TO_US },
    astrologer: { where: WRITTEN_TO_US },
    atDeletion: { stays: 'messages that were sent to us go; reports and findings about money stay, without the name' },
  },
  birth_profile: { file: 'births', user: { where: 'user_id = ?1' }, atDeletion: 'deleted' },
  consultation_birth: { file: 'births-of-sessions', user: { where: OWN_SESSIONS.user }, atDeletion: 'deleted' },
  follow: {
    file: 'follows',
    user: { where: 'user_id = ?1', with: '(SELECT full_name FROM user WHERE id = t.astrologer_id) AS astrologer' },
    atDeletion: 'deleted',
  },
  waiting_place: { file: 'places-in-line', user: { where: 'user_id = ?1' }, atDeletion: 'deleted' },
  booking: {
    file: 'bookings',
    ...BOTH,
    atDeletion: { stays: 'the other party keeps the list of booked times; those to come are cancelled' },
  },
  consultation: {
    file: 'sessions',
    user: {
      where: 'user_id = ?1',
      without: [...INSIDE, 'payout_paise_per_min', 'payout_paise', 'promotion_paise', 'unread_astrologer'],
      with: '(SELECT full_name FROM user WHERE id = t.astrologer_id) AS astrologer',
    },
    astrologer: {
      where: 'astrologer_id = ?1',
      without: [...INSIDE, 'budget_cents', 'unread_user'],
      with: '(SELECT full_name FROM user WHERE id = t.user_id) AS client',
    },
    atDeletion: TALK,
  },
  consultation_event: {
    file: 'timelines',
    user: { where: OWN_SESSIONS.user },
    astrologer: { where: OWN_SESSIONS.astrologer },
    atDeletion: TALK,
  },
  review: { file: 'reviews', ...BOTH, atDeletion: { stays: 'the stars, without the words' } },
  reading: {
    file: 'readings',
    user: { where: 'user_id = ?1' },
    astrologer: { where: 'astrologer_id = ?1', without: ['birth'] },
    atDeletion: 'deleted',
  },
  follow_up: {
    file: 'follow-ups',
    user: { where: OWN_SESSIONS.user },
    astrologer: { where: OWN_SESSIONS.astrologer },
    atDeletion: TALK,
  },
  call_feedback: { file: 'call-feedback', ...ONE_SIDE, atDeletion: TALK },
  call_metric: { file: 'call-quality', ...ONE_SIDE, atDeletion: { stays: 'deleted after 30 days' } },
  voice_leg: { file: 'calls', ...ONE_SIDE, atDeletion: { stays: 'the cost of a call, without a number' } },
  free_minutes_claim: {
    file: 'free-minutes',
    user: { where: 'user_id = ?1', without: ['phone_hash'] },
    atDeletion: { stays: 'free minutes are once for a person' },
  },
  payment: { file: 'payments', user: { where: 'user_id = ?1' }, atDeletion: MONEY },
  pay_back: { file: 'payments-paid-back', user: { where: 'user_id = ?1', without: ['actor_id'] }, atDeletion: MONEY },
  payment_reversal: {
    file: 'disputes-of-payments',
    user: { where: 'intent IN (SELECT intent FROM payment WHERE user_id = ?1)' },
    atDeletion: MONEY,
  },
  spending_limit: { file: 'spending-limit', user: { where: 'user_id = ?1' }, atDeletion: 'deleted' },
  account: {
    file: 'balance',
    user: { where: "id = 'u:' || ?1" },
    astrologer: { where: "id = 'a:' || ?1" },
    atDeletion: MONEY,
  },
  transfer: {
    file: 'statement',
    user: { where: "(dr = 'u:' || ?1 OR cr = 'u:' || ?1)", without: ['actor'] },
    astrologer: { where: "(dr = 'a:' || ?1 OR cr = 'a:' || ?1)", without: ['actor'] },
    atDeletion: MONEY,
  },
  payout_period: { file: 'payouts', astrologer: { where: 'astrologer_id = ?1' }, atDeletion: MONEY },
  payout_receivable: { file: 'take-backs-to-come', astrologer: { where: 'astrologer_id = ?1' }, atDeletion: MONEY },
  astrologer: { file: 'practice', astrologer: { where: 'id = ?1' }, atDeletion: 'emptied' },
  weekly_hours: { file: 'weekly-hours', astrologer: { where: 'astrologer_id = ?1' }, atDeletion: 'deleted' },
  online_span: { file: 'online-times', astrologer: { where: 'astrologer_id = ?1' }, atDeletion: 'deleted' },
  verification: {
    file: 'verifications',
    astrologer: { where: 'astrologer_id = ?1', without: ['marked_by'] },
    atDeletion: 'deleted',
  },
  client_note: { file: 'private-notes', astrologer: { where: 'astrologer_id = ?1' }, atDeletion: 'deleted' },
  blocked_client: {
    file: 'blocked-clients',
    astrologer: { where: 'astrologer_id = ?1' },
    atDeletion: 'deleted',
  },
  blog_post: {
    file: 'posts',
    astrologer: { where: 'author_id = ?1', without: ['approved_by'] },
    atDeletion: 'deleted',
  },
}

/** Tables that are in no archive, each with the reason. */
export const OTHER_TABLES: Readonly<Record<string, string>> = {
  client_error: 'errors of pages, without persons',
  account_closing: 'stands only while an account is being closed',
  audit_log: 'acts of admins; what they did to the account is in its own history',
  blog_search: 'a search index of posts',
  books_mark: 'about nobody',
  active_day: 'about nobody',
  books_sum: 'sums of the ledger, which is exported itself',
  content_version: 'about nobody',
  data_export: 'the archive itself',
  figures_slot: 'sums of the platform',
  idempotency_key: 'answers that are kept for a day; what they did is exported',
  job_run: 'about nobody',
  mail_sent: 'ids of mails with their kind, about nobody',
  old_phones: 'about nobody',
  one_time_code: 'secrets that live for minutes',
  passkey_challenge: 'secrets that live for minutes',
  practice_search: 'a search index of accounts and practices',
  refresh_token: 'secrets of the devices that are exported',
  registration: 'stands only until an address is confirmed, before there is an account',
  report_job: 'what admins asked for; its files are kept for a month',
  row_count: 'sums of the platform',
  setting: 'about nobody',
  shared_file: 'files are exported with their conversations',
  user_search: 'a search index of accounts',
  shared_file_search: 'a search index of the names of files',
  voice_rate: 'about nobody',
  webhook_event: 'ids of reports by the payment provider',
}
