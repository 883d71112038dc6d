// Routes that any page or tool calls: the login, presence, rings, the live strip, saved births. Apart from the others,
// because these load with every page.

export const refreshTokens = { method: 'post', path: '/users/token/refresh/' } as const
export const logOut = { method: 'post', path: '/users/logout/' } as const
export const listAstrologers = { method: 'get', path: '/astrologers/available/' } as const
export const toggleStatus = { method: 'put', path: '/astrologers/toggle_status/' } as const
export const readLiveConsultation = { method: 'get', path: '/consultations/live/' } as const
export const readConsultation = { method: 'get', path: '/consultations/{id}/' } as const
export const acceptRing = { method: 'post', path: '/calls/accept/{id}/' } as const
export const endConsultation = { method: 'post', path: '/calls/end/{id}/' } as const
export const readPushKey = { method: 'get', path: '/calls/notifications/key/' } as const
export const registerDevice = { method: 'post', path: '/calls/notifications/register_device/' } as const
export const registerAstrologerDevice = {
  method: 'post',
  path: '/calls/notifications/register_astrologer_device/',
} as const
export const issueTicket = { method: 'post', path: '/live/ticket/' } as const
export const listBirths = { method: 'get', path: '/birth-profiles/' } as const
export const saveBirth = { method: 'post', path: '/birth-profiles/' } as const
