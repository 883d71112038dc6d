// The kundli of a shared birth.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import type { SharedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskRules } from '#workers/contract/consultations/desk.ts'
import { compute } from './engine/compute.ts'

/** Null if it cannot be cast. */
export function castBirth(
  { ...birth }: SharedBirth & { second?: unknown },
  rules: DeskRules = {},
): Promise<Kundli | null> {
  delete birth.second
  return compute('kundli', birth, rules)
}
