// The rules for the yogas.
import type { Graha } from '../../zodiac.ts'
import type { Chart } from '../chart.ts'

/** `find`: the grahas that make the yoga, none where it is not formed. A rule may find several pairs, and one twice. */
export type YogaRule = {
  id: string
  group: 'mahapurusha' | 'moon' | 'sun' | 'raja' | 'dhana' | 'nabhasa' | 'other'
  source: string
  find: (chart: Chart) => readonly Graha[][]
}
