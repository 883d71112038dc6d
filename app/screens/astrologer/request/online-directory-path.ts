/** The directory of those who can be asked at once. */
export const ONLINE_DIRECTORY = '/astrologers?online=true'
