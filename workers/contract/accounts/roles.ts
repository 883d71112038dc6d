export const ROLES = ['user', 'astrologer', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The registration is not approved yet, or an admin has suspended the practice. `unread`: the standing could not be read. */
export type HeldBack = 'awaiting' | 'suspended' | 'unread'

/** The logged-in person of a request, created once per request from the bearer token or the login cookie. */
export type Viewer = {
  userId: string
  role: Role
  loginId: string
  fullName: string
  email: string
  photo: string | null
  /** For the page header only, because decisions about money read the ledger. Null if it could not be read. */
  walletCents: number | null
  presence: 'online' | 'busy' | 'offline' | null
  /** The reason why an astrologer may not work at the moment; absent for all others. */
  heldBack?: HeldBack
  /** The astrologer with whom a user has a live consultation. */
  liveWith: string | null
  /** True for an admin who still lacks the passkey that the back office requires. */
  needsPasskey?: boolean
}
