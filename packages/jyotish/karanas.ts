// Ids of the karanas, apart from elements.ts: lists of their names load nothing that computes the sky.
export const MOVABLE_KARANAS = ['bava', 'balava', 'kaulava', 'taitila', 'garaja', 'vanija', 'vishti'] as const
export type KaranaName = (typeof MOVABLE_KARANAS)[number] | 'kimstughna' | 'shakuni' | 'chatushpada' | 'naga'
