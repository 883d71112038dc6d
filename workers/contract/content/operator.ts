// Legal facts about the operator of the site, set by admins. Pages show only those that are set.

export const OPERATOR_FACTS = [
  ...(['operator_name', 'operator_address', 'operator_registration', 'tax_numbers'] as const),
  ...(['grievance_officer', 'governing_law', 'courts'] as const),
] as const
export type OperatorFact = (typeof OPERATOR_FACTS)[number]

/** An empty fact is not set. */
export type Operator = Readonly<Record<OperatorFact, string>>
export type SetFacts = Readonly<Partial<Operator>>

export function setFactsOf(operator: Operator): SetFacts {
  const facts = OPERATOR_FACTS.map((fact) => [fact, operator[fact]] as const)
  return Object.fromEntries(facts.filter(([, value]) => value !== ''))
}

export function unsetFactsOf(operator: Operator): OperatorFact[] {
  return OPERATOR_FACTS.filter((fact) => operator[fact] === '')
}
