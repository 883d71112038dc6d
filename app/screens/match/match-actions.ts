import type { PairInput } from './cast-pair.ts'

/** The actions on a result: back to the form, or another match with a part changed. */
export type MatchActions = { edit(): void; again(change: Partial<PairInput>): void }
