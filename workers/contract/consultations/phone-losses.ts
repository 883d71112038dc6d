/** Reasons for which a number is verified no more: another account had verified it first, or no number of this form exists. */
export const PHONE_LOSSES = ['shared', 'invalid'] as const
export type PhoneLoss = (typeof PHONE_LOSSES)[number]
