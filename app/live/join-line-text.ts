/** On the way into the line of an astrologer who talks: a profile has it before the other sentences about lines. */
export const JOIN_LINE = 'Wait in line'
