export const ROLES = ['user', 'astrologer', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who asks. Made once per request from the bearer token or the login cookie. */
export type Viewer = {
  userId: string
  role: Role
  loginId: string
  fullName: string
  email: string
  photo: string | null
  /** For the header of a page; where money is decided, the ledger is asked. */
  walletCents: number
  presence: 'online' | 'busy' | 'offline' | null
  /** The astrologer with whom a user has a live consultation. */
  liveWith: string | null
}
