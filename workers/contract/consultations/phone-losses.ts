/** The reasons why a number lost its verification: another account had verified it first, or the number is invalid. */
export const PHONE_LOSSES = ['shared', 'invalid'] as const
export type PhoneLoss = (typeof PHONE_LOSSES)[number]
