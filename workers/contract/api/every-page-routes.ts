// Routes that any page or tool calls: the login, presence, rings, the live strip, saved births. Apart from the others,
// because these load with every page.

export const refreshTokens = 'post /users/token/refresh/'
export const logOut = 'post /users/logout/'
export const listAstrologers = 'get /astrologers/available/'
export const toggleStatus = 'put /astrologers/toggle_status/'
export const readLiveConsultation = 'get /consultations/live/'
export const readConsultation = 'get /consultations/{id}/'
export const acceptRing = 'post /calls/accept/{id}/'
export const endConsultation = 'post /calls/end/{id}/'
export const readPushKey = 'get /calls/notifications/key/'
export const registerDevice = 'post /calls/notifications/register_device/'
export const registerAstrologerDevice = 'post /calls/notifications/register_astrologer_device/'
export const issueTicket = 'post /live/ticket/'
export const listBirths = 'get /birth-profiles/'
export const saveBirth = 'post /birth-profiles/'
