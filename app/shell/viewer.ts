export type Role = 'user' | 'astrologer' | 'admin'

export type Viewer = {
  id: string
  role: Role
  fullName: string | null
  profilePhoto: string | null
  /** Null if it could not be read. */
  walletCents: number | null
  /** Label of the reason for which this astrologer may not work. */
  barred?: string
}

export type Availability = 'online' | 'busy' | 'offline'
