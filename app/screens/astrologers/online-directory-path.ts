/** The directory of those who can be asked at once. */
export const FREE_NOW = '/astrologers?online=true'
