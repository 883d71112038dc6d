export const ROLES = ['user', 'astrologer', 'admin'] as const
export type Role = (typeof ROLES)[number]

/**
 * Nobody has approved the registration yet, or an admin has suspended the practice. `unread`: the practice could not be read,
 * so that nobody can tell.
 */
export type HeldBack = 'awaiting' | 'suspended' | 'unread'

/** The logged-in person of a request. Made once per request from the bearer token or the login cookie. */
export type Viewer = {
  userId: string
  role: Role
  loginId: string
  fullName: string
  email: string
  photo: string | null
  /** For the header of a page only; decisions about money read the ledger. Null while it cannot be read. */
  walletCents: number | null
  presence: 'online' | 'busy' | 'offline' | null
  /** An astrologer who may not work at the moment, and why; absent for everybody else. */
  heldBack?: HeldBack
  /** The astrologer with whom a user has a live consultation. */
  liveWith: string | null
  /** An admin who has not added the passkey yet that the back office asks for. */
  needsPasskey?: boolean
}
