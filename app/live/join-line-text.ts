/** On the way into the line of an astrologer who talks: a profile has it before the other sentences about lines. */
export const joinLineText = { join: 'Wait in line' } as const
