export const CLOCKS = ['12', '24', '24+'] as const
export type Clock = (typeof CLOCKS)[number]
