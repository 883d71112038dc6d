export type Role = 'user' | 'astrologer' | 'admin'

export type Viewer = {
  id: string
  role: Role
  fullName: string | null
  profilePhoto: string | null
  /** Null while it cannot be read. */
  walletCents: number | null
  /** Why an astrologer cannot go online, where that is so. */
  barred?: string
}

export type Availability = 'online' | 'busy' | 'offline'
