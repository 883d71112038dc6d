/** Intents of the follow-up's forms: the client writes, the astrologer replies. */
export const FOLLOW_UP_INTENTS = { write: 'follow_up', reply: 'follow_up_reply' } as const
