// The admins' list of activity, in sentences.
import type { Activity } from '#workers/contract/admin.ts'
import { KIND_NAMES } from '#workers/contract/consultation-states.ts'
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
const ACTS: Readonly<Record<string, string>> = {
  open_chat: 'opened a private chat',
  end_session: 'ended a session',
  remove_review: 'removed a review',
  close_inbox_entry: 'closed an entry of the inbox',
  edit: 'edited a blog',
  delete: 'deleted a blog',
  'voice-ceiling': 'stopped phone calls for the day: their cost reached its ceiling',
}
const ROLES: Readonly<Record<string, string>> = { user: 'a client', astrologer: 'an astrologer', admin: 'an admin' }

export async function readActivity({ db }: { db: Db }): Promise<Activity[]> {
  const rows = await findActivity(db)
  return rows.map((row) => ({
    ...{ id: row.id, at: row.at, what: row.what },
    text: sentence(row),
    session_id: row.session_id,
  }))
}

function sentence({ what, name, other, kind, detail }: ActivityRow): string {
  const who = name || 'Former client'
  if (what === 'consultation')
    return `${kind ? KIND_NAMES[kind] : 'Session'} of ${who} with ${other || 'Former astrologer'} ${STATES[detail ?? ''] ?? 'ended'}`
  if (what === 'top_up') return `${who} added $${(Number(detail) / 100).toFixed(2)} to the wallet`
  if (what === 'registration') return `${who} registered as ${ROLES[detail ?? ''] ?? 'a client'}`
  if (what === 'review') return `${who} rated ${other || 'Former astrologer'} ${detail} of 5`
  if (what === 'approve') return `${who} approved ${other ?? 'an astrologer'}`
  if (what === 'disapprove') return `${who} took back the approval of ${other ?? 'an astrologer'}`
  if (what === 'refund') return `${who} refunded a session`
  return `${who} ${ACTS[detail ?? ''] ?? `did “${(detail ?? '').replaceAll('_', ' ')}”`}`
}
