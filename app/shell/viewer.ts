export type Role = 'user' | 'astrologer' | 'admin'

export type Viewer = {
  id: string
  role: Role
  fullName: string | null
  profilePhoto: string | null
  walletCents: number
}

export type Availability = 'online' | 'busy' | 'offline'
