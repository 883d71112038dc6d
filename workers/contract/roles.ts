export const ROLES = ['user', 'astrologer', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who asks. Made once per request from the bearer token or the session cookie. */
export type Viewer = {
  userId: string
  role: Role
  sessionId: string
  fullName: string
  email: string
  photo: string | null
}
