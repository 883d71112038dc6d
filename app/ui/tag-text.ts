// Languages and skills, as astrologers write them.
export const tagName = (tag: string) => tag
