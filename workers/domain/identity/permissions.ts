// The single table of permissions, used by routes, loaders and use cases. It contains roles and standing; use cases check
// ownership (docs/decisions/permissions.md).

import { ROLES, type Role, type Viewer } from '#workers/contract/accounts/roles.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { AppError, type ErrorCode } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'

/**
 * The standing that an astrologer needs; other roles have none. `any`: also before the approval and while suspended. `active`:
 * before the approval, but not while suspended. `working`: approved and active.
 */
type Needs = 'any' | 'active' | 'working'
type Row = { roles: readonly Role[]; needs: Needs }

const PERMISSIONS = {
  /** One's own births, logins and private settings. */
  use_account: { roles: ROLES, needs: 'any' },
  /** The public part of an account: name, phone, photo. */
  edit_profile: { roles: ROLES, needs: 'active' },
  /** Deleting one's own account, and exporting its data. */
  close_account: { roles: ['user', 'astrologer'], needs: 'any' },
  verify_phone: { roles: ['user', 'astrologer'], needs: 'active' },
  browse_astrologers: { roles: ROLES, needs: 'any' },
  use_user_dashboard: { roles: ['user'], needs: 'any' },
  use_astrologer_dashboard: { roles: ['astrologer'], needs: 'any' },
  use_admin_dashboard: { roles: ['admin'], needs: 'any' },
  /** An admin's own page: passkeys, recovery codes, password and devices. */
  use_admin_account: { roles: ['admin'], needs: 'any' },

  request_consultation: { roles: ['user'], needs: 'any' },
  follow_astrologers: { roles: ['user'], needs: 'any' },
  /** Reading one's own profile, availability, queue and history. */
  read_practice: { roles: ['astrologer'], needs: 'any' },
  edit_practice: { roles: ['astrologer'], needs: 'active' },
  /** Being rung, accepting, and the waiting queue. */
  answer_ring: { roles: ['astrologer'], needs: 'working' },
  block_clients: { roles: ['astrologer'], needs: 'any' },
  /** Presence, kinds of consultations, hours and free minutes. */
  set_presence: { roles: ['astrologer'], needs: 'working' },
  /** Reading and ending: the two sides, and admins. */
  open_consultation: { roles: ROLES, needs: 'any' },
  open_foreign_consultation: { roles: ['admin'], needs: 'any' },
  /**
   * Talking, sending files, reading the birth, rating the audio: the two sides. A running consultation is ended by its own
   * rules.
   */
  take_part: { roles: ['user', 'astrologer'], needs: 'any' },
  /** Tokens of a page that may be rung over Twilio; those of a running call belong to take_part. */
  hold_voice: { roles: ['user', 'astrologer'], needs: 'working' },
  /** The messages after a consultation. */
  write_follow_ups: { roles: ['user', 'astrologer'], needs: 'working' },
  write_readings: { roles: ['astrologer'], needs: 'working' },
  review_consultation: { roles: ['user'], needs: 'any' },
  read_own_reviews: { roles: ['astrologer'], needs: 'any' },
  reply_to_reviews: { roles: ['astrologer'], needs: 'working' },
  report_reviews: { roles: ['user'], needs: 'any' },
  remove_reviews: { roles: ['admin'], needs: 'any' },
  remove_files: { roles: ['admin'], needs: 'any' },
  take_notes: { roles: ['astrologer'], needs: 'any' },
  report_problem: { roles: ['user', 'astrologer'], needs: 'any' },
  refund_consultation: { roles: ['admin'], needs: 'any' },
  pay_back: { roles: ['admin'], needs: 'any' },
  read_inbox: { roles: ['admin'], needs: 'any' },
  read_client_errors: { roles: ['admin'], needs: 'any' },
  export_newsletter: { roles: ['admin'], needs: 'any' },
  read_audit: { roles: ['admin'], needs: 'any' },
  make_reports: { roles: ['admin'], needs: 'any' },
  pay_astrologers: { roles: ['admin'], needs: 'any' },
  list_own_as_user: { roles: ['user'], needs: 'any' },
  list_own_as_astrologer: { roles: ['astrologer'], needs: 'any' },

  use_wallet: { roles: ['user'], needs: 'any' },
  read_earnings: { roles: ['astrologer'], needs: 'any' },
  manage_astrologers: { roles: ['admin'], needs: 'any' },
  manage_clients: { roles: ['admin'], needs: 'any' },
  /** The lists of all consultations, reviews and earnings. */
  read_platform: { roles: ['admin'], needs: 'any' },
  change_settings: { roles: ['admin'], needs: 'any' },
  /** One's own posts; for admins all posts. */
  write_posts: { roles: ['astrologer', 'admin'], needs: 'working' },
  remove_posts: { roles: ['astrologer', 'admin'], needs: 'any' },
  moderate_posts: { roles: ['admin'], needs: 'any' },
  register_user_device: { roles: ['user'], needs: 'any' },
  register_astrologer_device: { roles: ['astrologer'], needs: 'working' },
  /** A browser's new push subscription in place of an old one. */
  renew_device: { roles: ['user', 'astrologer'], needs: 'working' },
} as const satisfies Record<string, Row>

export type Permission = keyof typeof PERMISSIONS

export function rolesWith(permission: Permission): readonly Role[] {
  return PERMISSIONS[permission].roles
}

export function standingFor(permission: Permission): Needs {
  return PERMISSIONS[permission].needs
}

export function allows(role: Role, permission: Permission): boolean {
  return rolesWith(permission).includes(role)
}

/** Permissions before an admin has added a passkey, because a code to the mailbox alone must not open the back office. */
const BEFORE_PASSKEY: readonly Permission[] = ['use_account', 'use_admin_account', 'browse_astrologers']

type Asking = Pick<Viewer, 'role' | 'needsPasskey' | 'heldBack'>

/** True for an admin who may do this only after adding a passkey. */
export function waitsForPasskey({ needsPasskey = false }: Asking, permission: Permission): boolean {
  return needsPasskey && !BEFORE_PASSKEY.includes(permission)
}

const REFUSALS = { awaiting: 'not_approved', suspended: 'suspended', unread: 'unavailable' } as const

/** The code that refuses an astrologer whose standing is too low; null for a permitted action. */
export function standingRefusal({ heldBack }: Asking, permission: Permission): ErrorCode | null {
  const needs = standingFor(permission)
  if (!heldBack || needs === 'any' || (needs === 'active' && heldBack === 'awaiting')) return null
  return REFUSALS[heldBack]
}

export function may(viewer: Asking, permission: Permission): boolean {
  return (
    allows(viewer.role, permission) &&
    !waitsForPasskey(viewer, permission) &&
    standingRefusal(viewer, permission) === null
  )
}

/**
 * Throws forbidden; not_approved or suspended for an astrologer without the standing, unavailable if the standing cannot be
 * read.
 */
export function requirePermission(viewer: Asking, permission: Permission): void {
  if (!allows(viewer.role, permission)) throw new AppError('forbidden')
  if (waitsForPasskey(viewer, permission)) throw new AppError('forbidden', { problem: problem('passkey_missing') })
  const refusal = standingRefusal(viewer, permission)
  if (refusal) throw new AppError(refusal)
}

/** The side of a role in consultations; null for admins. */
export function sideOf(role: Role): Side | null {
  if (allows(role, 'request_consultation')) return 'user'
  return allows(role, 'answer_ring') ? 'astrologer' : null
}
