/** The directory of astrologers who are online. */
export const ONLINE_DIRECTORY = '/astrologers?online=true'
