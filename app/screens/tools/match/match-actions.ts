import type { PairInput } from './cast-pair.ts'

/** What a result lets people do: go back to the form, or match once more with a part changed. */
export type MatchActions = { edit(): void; again(change: Partial<PairInput>): void }
