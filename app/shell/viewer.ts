export type Role = 'user' | 'astrologer' | 'admin'

export type Viewer = {
  id: string
  role: Role
  fullName: string | null
  profilePhoto: string | null
  /** Null while it cannot be read. */
  walletCents: number | null
  /** The state of an astrologer who may not work, in two words. */
  barred?: string
}

export type Availability = 'online' | 'busy' | 'offline'
