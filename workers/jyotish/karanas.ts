// Ids of the karanas. By themselves, for lists of names, which need nothing of the sky.
export const MOVABLE_KARANAS = ['bava', 'balava', 'kaulava', 'taitila', 'garaja', 'vanija', 'vishti'] as const
export type KaranaName = (typeof MOVABLE_KARANAS)[number] | 'kimstughna' | 'shakuni' | 'chatushpada' | 'naga'
