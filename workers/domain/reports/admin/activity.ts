// The admins' list of activity, as sentences.
import type { Activity } from '#workers/contract/admin/admin.ts'
import { KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'
import type { Db } from '#workers/db/client.ts'
import { type ActivityRow, findActivity } from './activity.repo.ts'

const STATES: Readonly<Record<string, string>> = {
  requested: 'is asked for',
  ringing: 'rings',
  connecting: 'connects',
  active: 'is running',
  paused: 'is paused',
  ending: 'is ending',
  no_answer: 'was not answered',
  rejected: 'was rejected',
  cancelled: 'was cancelled',
  busy: 'met a busy line',
  failed: 'failed',
  connection_lost: 'ended: the connection was lost',
  admin_ended: 'was ended by an admin',
  account_closed: 'ended: an account was closed',
}
/** Actions of admins and of the system. The approvals here are those of blog posts. */
const ACTS: Readonly<Record<string, string>> = {
  open_chat: 'opened a private chat',
  end_session: 'ended a session',
  refund: 'refunded a session',
  remove_review: 'removed a review',
  remove_file: 'removed a file of a session',
  close_inbox_entry: 'closed an entry of the inbox',
  answer_inbox_entry: 'answered an entry of the inbox',
  approve: 'approved a blog',
  disapprove: 'took back the approval of a blog',
  edit: 'edited a blog',
  delete: 'deleted a blog',
  verify: 'marked an astrologer as verified',
  take_back_verification: 'took back the verification of an astrologer',
  change_astrologer: 'changed an astrologer’s profile',
  block_client: 'blocked a client',
  unblock_client: 'unblocked a client',
  end_logins: 'logged a person out everywhere',
  change_email: 'changed the e-mail address of an account',
  restore_contact: 'put back the e-mail address or phone number of an account',
  clear_mail_mark: 'let mails go to an address again',
  delete_account: 'deleted an account',
  pay_astrologer: 'marked earnings of an astrologer as paid',
  reverse_payout: 'reversed a payout',
  pay_back: 'paid wallet money back to a client',
  add_voice_rate: 'added a rate of phone calls',
  change_settings: 'changed the settings',
  set_free_minutes: 'changed the offer of free minutes',
  ask_for_report: 'asked for a report',
  see_client_error: 'marked an error of pages as seen',
  download_report: 'downloaded a report',
  delete_report: 'deleted a report',
  export_newsletter: 'exported the addresses of the newsletter',
  'voice-ceiling': 'stopped phone calls for the day: their cost reached its ceiling',
  'call-mismatch': 'found a phone call whose two records differ',
}
const ROLES: Readonly<Record<string, string>> = { user: 'a client', astrologer: 'an astrologer', admin: 'an admin' }

export async function readActivity({ db }: { db: Db }): Promise<Activity[]> {
  const rows = await findActivity(db)
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    what: row.what,
    text: sentence(row),
    session_id: row.session_id,
  }))
}

/** The sentence of an event, such as "Asha approved a blog". */
export function sentence({ what, name, other, kind, detail }: ActivityRow): string {
  const who = name || 'Former client'
  if (what === 'consultation')
    return `${kind ? KIND_NAMES[kind] : 'Session'} of ${who} with ${other || 'Former astrologer'} ${STATES[detail ?? ''] ?? 'ended'}`
  if (what === 'top_up') return `${who} added $${(Number(detail) / 100).toFixed(2)} to the wallet`
  if (what === 'registration') return `${who} registered as ${ROLES[detail ?? ''] ?? 'a client'}`
  if (what === 'review') return `${who} rated ${other || 'Former astrologer'} ${detail} of 5`
  if (what === 'approve') return `${who} approved ${other ?? 'an astrologer'}`
  if (what === 'disapprove') return `${who} took back the approval of ${other ?? 'an astrologer'}`
  // The detail of a ledger mismatch has its kind after a colon.
  const [act = ''] = (detail ?? '').split(':')
  return `${who} ${ACTS[act] ?? `did “${act.replaceAll('_', ' ')}”`}`
}
