// Operator of this site. Fill this file in before the site is opened to the public (docs/deployment.md): the legal pages,
// the contact page and the data for search engines read it. A null is shown as not set.

export type Operator = {
  /** The company or person with whom users make the contract. */
  name: string | null
  /** The postal address, one line. */
  address: string | null
  /** Such as a company number, with the register. */
  registration: string | null
  /** Name and e-mail of the officer for complaints (India: Consumer Protection (E-Commerce) Rules 2020, DPDP Act 2023). */
  grievanceOfficer: string | null
  /** The law that the terms are under, such as "the laws of India". */
  law: string | null
  /** The place of the courts. */
  courts: string | null
}

export const operator: Operator = {
  name: null,
  address: null,
  registration: null,
  grievanceOfficer: null,
  law: null,
  courts: null,
}

/** Fields that are not set yet. */
export function missingOf(known: Operator): (keyof Operator)[] {
  return (Object.keys(known) as (keyof Operator)[]).filter((key) => known[key] === null)
}
