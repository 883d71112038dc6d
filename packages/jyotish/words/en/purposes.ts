// The purposes of a muhurta by name.
import type { Purpose } from '../../muhurta/purposes.ts'

/** Names of the purposes of a muhurta search. */
export const PURPOSE_NAMES: Readonly<Record<Purpose, string>> = {
  marriage: 'Marriage',
  griha_pravesh: 'Entering a house (griha pravesh)',
  vehicle: 'Buying a vehicle',
  naming: 'Naming a child',
  business: 'Opening a business',
  travel: 'Setting out on a journey',
}
