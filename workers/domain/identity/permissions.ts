// Permissions: the one table, used by routes, loaders and use cases. Ownership is checked by the use cases.
import type { Side } from '#workers/contract/consultation-states.ts'
import { AppError } from '#workers/contract/errors.ts'
import { problem } from '#workers/contract/problem.ts'
import { ROLES, type Role, type Viewer } from '#workers/contract/roles.ts'

const PERMISSIONS = {
  /** One's own profile, photo, births and logins. */
  use_account: ROLES,
  /** Deleting one's own account, and taking one's data along. */
  close_account: ['user', 'astrologer'],
  verify_phone: ['user', 'astrologer'],
  browse_astrologers: ROLES,
  use_user_dashboard: ['user'],
  use_astrologer_dashboard: ['astrologer'],
  use_admin_dashboard: ['admin'],
  /** An admin's own page: passkeys, recovery codes, password and devices. */
  use_admin_account: ['admin'],

  request_consultation: ['user'],
  follow_astrologers: ['user'],
  edit_practice: ['astrologer'],
  answer_ring: ['astrologer'],
  block_clients: ['astrologer'],
  set_presence: ['astrologer'],
  /** Reading and ending: its two parties, and admins. */
  open_consultation: ROLES,
  open_foreign_consultation: ['admin'],
  /** Talking, sending files, seeing the birth, rating the line: its two parties. */
  take_part: ['user', 'astrologer'],
  review_consultation: ['user'],
  reply_to_reviews: ['astrologer'],
  report_reviews: ['user'],
  remove_reviews: ['admin'],
  remove_files: ['admin'],
  take_notes: ['astrologer'],
  report_problem: ['user', 'astrologer'],
  refund_consultation: ['admin'],
  pay_back: ['admin'],
  read_inbox: ['admin'],
  read_client_errors: ['admin'],
  export_newsletter: ['admin'],
  read_audit: ['admin'],
  make_reports: ['admin'],
  pay_astrologers: ['admin'],
  list_own_as_user: ['user'],
  list_own_as_astrologer: ['astrologer'],

  use_wallet: ['user'],
  read_earnings: ['astrologer'],
  manage_astrologers: ['admin'],
  manage_clients: ['admin'],
  /** The lists of everybody's consultations, reviews and earnings. */
  read_platform: ['admin'],
  change_settings: ['admin'],
  /** One's own posts; admins every post. */
  write_posts: ['astrologer', 'admin'],
  moderate_posts: ['admin'],
  register_user_device: ['user'],
  register_astrologer_device: ['astrologer'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof PERMISSIONS

export function rolesWith(permission: Permission): readonly Role[] {
  return PERMISSIONS[permission]
}

export function allows(role: Role, permission: Permission): boolean {
  return rolesWith(permission).includes(role)
}

/** An admin adds a passkey before anything else: with a code to the mailbox alone nobody is in the back office. */
const BEFORE_PASSKEY: readonly Permission[] = ['use_account', 'use_admin_account', 'browse_astrologers']

type Asking = Pick<Viewer, 'role' | 'needsPasskey'>

/** True for an admin who may do this once a passkey is added. */
export function waitsForPasskey({ needsPasskey = false }: Asking, permission: Permission): boolean {
  return needsPasskey && !BEFORE_PASSKEY.includes(permission)
}

export function may(viewer: Asking, permission: Permission): boolean {
  return allows(viewer.role, permission) && !waitsForPasskey(viewer, permission)
}

/** Throws forbidden. */
export function requirePermission(viewer: Asking, permission: Permission): void {
  if (!allows(viewer.role, permission)) throw new AppError('forbidden')
  if (waitsForPasskey(viewer, permission)) throw new AppError('forbidden', { problem: problem('passkey_missing') })
}

/** The side that a role takes in consultations; null for admins, who take none. */
export function sideOf(role: Role): Side | null {
  if (allows(role, 'request_consultation')) return 'user'
  return allows(role, 'answer_ring') ? 'astrologer' : null
}
