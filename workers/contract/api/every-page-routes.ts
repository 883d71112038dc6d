// Routes of code that loads with every page or tool: login, presence, sockets, saved births. Separate, so that a content page
// does not load the others.

export const refreshTokens = 'post /users/token/refresh/'
export const tokensOfCookie = 'post /users/session/'
export const logOut = 'post /users/logout/'
export const listAstrologers = 'get /astrologers/available/'
export const readPresence = 'get /presence/'
export const toggleStatus = 'put /astrologers/toggle_status/'
export const issueTicket = 'post /live/ticket/'
export const listBirths = 'get /birth-profiles/'
export const reportClientError = 'post /client-errors/'
export const saveBirth = 'post /birth-profiles/'
