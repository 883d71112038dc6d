export const ROLES = ['user', 'astrologer', 'admin'] as const
export type Role = (typeof ROLES)[number]

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
  /** An astrologer whose registration is not approved yet, and who cannot go online. */
  awaitsApproval?: boolean
  /** The astrologer with whom a user has a live consultation. */
  liveWith: string | null
  /** An admin who has not added the passkey yet that the back office asks for. */
  needsPasskey?: boolean
}
