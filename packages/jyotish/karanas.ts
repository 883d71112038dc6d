// Ids of the karanas. Separate from elements.ts, so that a list of their names does not load the astronomy.
export const MOVABLE_KARANAS = ['bava', 'balava', 'kaulava', 'taitila', 'garaja', 'vanija', 'vishti'] as const
export type KaranaName = (typeof MOVABLE_KARANAS)[number] | 'kimstughna' | 'shakuni' | 'chatushpada' | 'naga'
